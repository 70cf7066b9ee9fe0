#include "program/ir/record.h"

const sdyi_enum_row sdyi_enums[SDYI_ENUM_COUNT] = {
#define SDYI_ENUM(constant, dialect, name, ...)                                \
    [SDYI_ENUM_##constant] = {dialect, name, {__VA_ARGS__}},
#include "program/rows/enums.def"
#undef SDYI_ENUM
};

const sdyi_record_row sdyi_records[SDYI_RECORD_COUNT] = {
#define SDYI_RECORD(constant, name, ...)                                       \
    [SDYI_RECORD_##constant] = {name, {__VA_ARGS__}},
#include "program/rows/records.def"
#undef SDYI_RECORD
};
