#ifndef STRATUS_CCAIRO_SHIM_H
#define STRATUS_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-pdf.h>

#endif
