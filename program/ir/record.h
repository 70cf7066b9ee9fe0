/* The enums and records of the dialects: rows/enums.def, rows/records.def. */
#ifndef SDYI_PROGRAM_IR_RECORD_H
#define SDYI_PROGRAM_IR_RECORD_H

#include "program/ir/attr.h"

typedef enum sdyi_enum_id {
#define SDYI_ENUM(constant, dialect, name, ...) SDYI_ENUM_##constant,
#include "program/rows/enums.def"
#undef SDYI_ENUM
    SDYI_ENUM_COUNT
} sdyi_enum_id;

#define SDYI_ENUM_WORDS 10

typedef struct sdyi_enum_row {
    const char *dialect, *name;
    const char *words[SDYI_ENUM_WORDS]; /* to NULL; "": no word for this
                                           value */
} sdyi_enum_row;

extern const sdyi_enum_row sdyi_enums[SDYI_ENUM_COUNT];

typedef enum sdyi_record_id {
#define SDYI_RECORD(constant, name, fields) SDYI_RECORD_##constant,
#include "program/rows/records.def"
#undef SDYI_RECORD
    SDYI_RECORD_COUNT
} sdyi_record_id;

/* Index of each field in its record: SDYI_DOT_LHS_BATCH. */
#define SDYI_AS_CONSTANT(record, field, ...) SDYI_##record##_##field,
#define SDYI_RECORD(constant, name, fields)                                    \
    enum { fields(SDYI_AS_CONSTANT) SDYI_##constant##_FIELD_COUNT };
#include "program/rows/records.def"
#undef SDYI_RECORD
#undef SDYI_AS_CONSTANT

typedef enum sdyi_field_form {
    SDYI_FIELD_INT,  /* an attribute of kind INTEGER, i64 */
    SDYI_FIELD_INTS, /* of kind DENSE_ARRAY, i64 */
    SDYI_FIELD_ALWAYS_INT,
    SDYI_FIELD_ALWAYS_INTS,
    SDYI_FIELD_REAL, /* of kind FLOAT, f64 */
    SDYI_FIELD_PART, /* of kind DENSE_ARRAY: (1)2; empty by default */
    SDYI_FIELD_ATTR  /* of any kind; required */
} sdyi_field_form;

#define SDYI_RECORD_FIELDS 8

typedef struct sdyi_record_row {
    const char *name;
    struct sdyi_field_row {
        const char *name;
        sdyi_field_form form;
        sdyi_attr_kind kind; /* of ATTR; UNIT: any kind */
        /* Names in MLIR's errors; NULL: not named there. */
        const char *parameter, *type;
        bool is_struct; /* on the first field: fields in any order, each
                           required */
    } fields[SDYI_RECORD_FIELDS]; /* to a NULL name */
} sdyi_record_row;

extern const sdyi_record_row sdyi_records[SDYI_RECORD_COUNT];

#endif
