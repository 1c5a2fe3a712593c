#ifndef STRATUS_CFRIBIDI_SHIM_H
#define STRATUS_CFRIBIDI_SHIM_H

#include <fribidi.h>

#endif
