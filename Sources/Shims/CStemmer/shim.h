#ifndef STRATUS_CSTEMMER_SHIM_H
#define STRATUS_CSTEMMER_SHIM_H

#include <libstemmer.h>

#endif
