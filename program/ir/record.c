/* The tables of enums and records, from rows/enums.def and rows/records.def. */
#include "program/ir/record.h"

const sdyi_enum_row sdyi_enums[SDYI_ENUM_COUNT] = {
#define SDYI_ENUM(constant, dialect, name, ...)                                \
    [SDYI_ENUM_##constant] = {dialect, name, {__VA_ARGS__}},
#include "program/rows/enums.def"
#undef SDYI_ENUM
};

const sdyi_record_row sdyi_records[SDYI_RECORD_COUNT] = {
#define AS_ROW(record, field, ...) {__VA_ARGS__},
#define SDYI_RECORD(constant, name, fields)                                    \
    [SDYI_RECORD_##constant] = {name, {fields(AS_ROW)}},
#include "program/rows/records.def"
#undef SDYI_RECORD
#undef AS_ROW
};

_Static_assert((int)SDYI_SCATTER_VECTOR == (int)SDYI_GATHER_VECTOR &&
                   (int)SDYI_SCATTER_FIELD_COUNT ==
                       (int)SDYI_GATHER_FIELD_COUNT,
               "code of both has the fields of a gather");
