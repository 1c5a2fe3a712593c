#ifndef STRATUS_CLIBZIP_SHIM_H
#define STRATUS_CLIBZIP_SHIM_H

#include <zip.h>

#endif
