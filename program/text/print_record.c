/* Printer of enums and records. */
#include "program/ir/record.h"
#include "program/text/dialect.h"

void sdyi_print_enum_word(sdyi_printer *out, const sdyi_attr *attr) {
    sdyi_puts(out, sdyi_enums[attr->number].words[attr->cells[0].integer]);
}

void sdyi_print_integers(sdyi_printer *out, const sdyi_attr *attr,
                         const char *first) {
    for (int64_t i = 0; i < attr->n / sdyi_type_words(attr->type); i++) {
        sdyi_puts(out, i == 0 ? first : ", ");
        sdyi_print_number_at(out, attr, i);
    }
}

static void print_field(sdyi_printer *out, const struct sdyi_field_row *field,
                        const sdyi_attr *value, bool is_first) {
    sdyi_print(out, "%s%s = ", is_first ? "" : ", ", field->name);
    switch (field->form) {
    case SDYI_FIELD_INTS:
    case SDYI_FIELD_ALWAYS_INTS:
        sdyi_put(out, '[');
        sdyi_print_integers(out, value, "");
        sdyi_put(out, ']');
        break;
    case SDYI_FIELD_INT:
    case SDYI_FIELD_ALWAYS_INT:
    case SDYI_FIELD_REAL:
        sdyi_print_number_at(out, value, 0);
        break;
    case SDYI_FIELD_PART:
        sdyi_print(out, "(%lld)%lld", (long long)value->cells[0].integer,
                   (long long)value->cells[1].integer);
        break;
    case SDYI_FIELD_ATTR:
        sdyi_print_attr(out, value);
        break;
    }
}

/* True if a field has its default value, which is not printed. */
static bool is_left_out(sdyi_field_form form, const sdyi_attr *value) {
    switch (form) {
    case SDYI_FIELD_INTS:
    case SDYI_FIELD_PART:
        return value->n == 0;
    case SDYI_FIELD_INT:
    case SDYI_FIELD_REAL:
        return value->cells[0].integer == 0;
    case SDYI_FIELD_ALWAYS_INT:
    case SDYI_FIELD_ALWAYS_INTS:
    case SDYI_FIELD_ATTR:
        break;
    }
    return false;
}

/* `<handle = 1, type = 0>` */
void sdyi_print_record(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_record_row *const row = &sdyi_records[attr->number];
    bool is_first = true;
    sdyi_put(out, '<');
    for (int64_t i = 0; i < attr->n; i++) {
        const sdyi_attr *const value = attr->cells[i].attr;
        if (is_left_out(row->fields[i].form, value))
            continue;
        print_field(out, &row->fields[i], value, is_first);
        is_first = false;
    }
    sdyi_put(out, '>');
}

void sdyi_print_record_attr(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_record_form *const form =
        sdyi_record_form_of(out->pool, attr->number);
    sdyi_print(out, "#%s", sdyi_records[attr->number].name);
    if (form->print_full != NULL)
        form->print_full(out, attr);
    else
        sdyi_print_record(out, attr);
}

void sdyi_print_enum_attr(sdyi_printer *out, const sdyi_attr *attr) {
    const sdyi_enum_row *const row = &sdyi_enums[attr->number];
    const bool is_named = attr->number == SDYI_ENUM_RESULT_ACCURACY_MODE;
    sdyi_print(out, is_named ? "#%s.%s<" : "#%s<%s ", row->dialect, row->name);
    sdyi_print_enum_word(out, attr);
    sdyi_put(out, '>');
}
