#ifndef STRATUS_CPNG_SHIM_H
#define STRATUS_CPNG_SHIM_H

#include <png.h>

// What the compiler of Swift does not read of libpng's macros.
static const png_uint_32 stratus_png_rgb = PNG_FORMAT_RGB;
static const png_uint_32 stratus_png_rgba = PNG_FORMAT_RGBA;
static const png_uint_32 stratus_png_version = PNG_IMAGE_VERSION;
static const png_uint_32 stratus_png_fast = PNG_IMAGE_FLAG_FAST;

#endif
