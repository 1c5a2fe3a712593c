#ifndef STRATUS_CLIBXML2_SHIM_H
#define STRATUS_CLIBXML2_SHIM_H

// Where libxml2 is built with ICU, its encoding header pulls ICU's own headers in, and those collide with the ICU that
// Foundation brings along. Only one private struct needs them, so we say that ICU is not there before that header is read.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

#endif
