#ifndef STRATUS_CICU_SHIM_H
#define STRATUS_CICU_SHIM_H

// Break iterators alone: what else ICU has would collide with the ICU that Foundation brings along.
#include <unicode/ubrk.h>
#include <unicode/uversion.h>

#endif
