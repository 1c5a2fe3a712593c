#ifndef STRATUS_CFONTCONFIG_SHIM_H
#define STRATUS_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif
