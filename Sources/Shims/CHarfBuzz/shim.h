#ifndef STRATUS_CHARFBUZZ_SHIM_H
#define STRATUS_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>
#include <hb-subset.h>

// The outline of a glyph, under the name that HarfBuzz gives it since 7.0 or the one that it had before.
static inline void stratus_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, data);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}

#endif
