/* Tensor types: text and elements. */
#include <sdyrt/type.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static sdyrt_type parse(const char *text) {
    sdyrt_type type;
    if (sdyrt_type_parse(text, &type) != SDYRT_OK)
        fail_msg("%s: %s", text, sdyrt_last_error());
    return type;
}

static void assert_prints(const char *text, const char *printed) {
    const sdyrt_type type = parse(text);
    char back[512];
    assert_int_equal(sdyrt_type_print(&type, back, sizeof back),
                     strlen(printed));
    assert_string_equal(back, printed);
    const sdyrt_type again = parse(back);
    assert_memory_equal(&again, &type, sizeof type);
}

static void test_types_print_as_they_are_read(void **state) {
    (void)state;
    static const char *const texts[] = {
        "tensor<8x16xf32>",
        "tensor<f32>",
        "tensor<?x4xi1>",
        "tensor<2xcomplex<f32>>",
        "tensor<complex<f64>>",
        "tensor<0x3xf32>",
        "tensor<0x0x0xi8>",
        "tensor<*xbf16>",
        "tensor<9223372036854775807xui8>",
        "tensor<1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16xf64>",
        "!stablehlo.token",
        "tuple<>",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_prints(texts[i], texts[i]);
}

static void test_every_dtype_is_read(void **state) {
    (void)state;
    for (int i = 0; i < SDYRT_DTYPE_COUNT; i++) {
        char text[64];
        snprintf(text, sizeof text, "tensor<3x%s>",
                 sdyrt_dtype_name((sdyrt_dtype)i));
        assert_int_equal(parse(text).dtype, i);
        assert_prints(text, text);
    }
}

static void test_a_zero_before_x_is_a_size_and_no_hexadecimal(void **state) {
    (void)state;
    const sdyrt_type type = parse("tensor<0x10xf32>");
    assert_int_equal(type.rank, 2);
    assert_int_equal(type.dims[0], 0);
    assert_int_equal(type.dims[1], 10);
    assert_int_equal(type.dtype, SDYRT_F32);
}

static void test_dynamic_sizes_and_unranked_tensors(void **state) {
    (void)state;
    const sdyrt_type type = parse("tensor<?x5x?xf16>");
    assert_int_equal(type.value_class, SDYRT_TENSOR);
    assert_int_equal(type.rank, 3);
    assert_true(type.dims[0] == SDYRT_DYNAMIC);
    assert_int_equal(type.dims[1], 5);
    assert_true(type.dims[2] == SDYRT_DYNAMIC);
    assert_int_equal(parse("tensor<*xf16>").value_class, SDYRT_UNRANKED);
    assert_int_equal(parse("!stablehlo.token").value_class, SDYRT_TOKEN);
}

static void test_a_tuple_of_one_is_its_element(void **state) {
    (void)state;
    assert_prints("tuple<tensor<8xf32>>", "tensor<8xf32>");
    assert_prints("tuple<tuple<!stablehlo.token>>", "!stablehlo.token");
    assert_prints("tuple<tensor<8xf32>, tensor<4xi8>>", "tuple<>");
    assert_prints("tuple<tensor<8xf32>, tensor<4xi8>, tensor<i1>>", "tuple<>");
    assert_prints("tuple<tuple<tensor<f32>, tensor<f32>>>", "tuple<>");
}

static void test_space_is_free_between_tokens(void **state) {
    (void)state;
    assert_prints("  tensor\n<\t8 x 16 x\r\n complex < f32 > > ",
                  "tensor<8x16xcomplex<f32>>");
    assert_prints("tensor<8x // rows\n 16xf32>", "tensor<8x16xf32>");
}

static void test_printing_counts_what_does_not_fit(void **state) {
    (void)state;
    const sdyrt_type type = parse("tensor<8x16xf32>");
    char text[8];
    assert_int_equal(sdyrt_type_print(&type, text, sizeof text), 16);
    assert_string_equal(text, "tensor<");
    assert_int_equal(sdyrt_type_print(&type, NULL, 0), 16);
}

static void test_each_mistake_says_where_and_what(void **state) {
    (void)state;
    static const struct {
        const char *text;
        sdyrt_error_kind kind;
        const char *error;
    } cases[] = {
        {"", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 1: expected 'tensor', 'tuple' or '!stablehlo.token' "
         "but found the end of the text"},
        {"f32", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 1: expected 'tensor', 'tuple' or '!stablehlo.token' "
         "but found 'f32'"},
        {"tensor", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 7: expected '<' but found the end of the text"},
        {"tensor<8x16>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 12: the element type is missing: tensor<8x16xf32> has "
         "f32"},
        {"tensor<8x>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 10: the element type is missing: tensor<8x16xf32> has "
         "f32"},
        {"tensor<?>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 9: the element type is missing: tensor<8x16xf32> has "
         "f32"},
        {"tensor<>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 8: expected a size or an element type but found '>'"},
        {"tensor<8f32>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 9: expected 'x' but found 'f32'"},
        {"tensor<8xf33>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 10: expected a size or an element type but found "
         "'f33'"},
        {"tensor<-8xf32>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 8: expected a size or an element type but found '-'"},
        {"tensor<8xcomplex<f16>>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 18: expected 'f32' or 'f64' but found 'f16'"},
        {"tensor<8xcomplex<f32>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 22: expected '>' but found the end of the text"},
        {"tensor<*f32>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 9: expected 'x' but found 'f32'"},
        {"tensor<*xf33>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 10: expected an element type but found 'f33'"},
        {"tensor<8xf32, #enc>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 13: expected '>' but found ','"},
        {"tensor<8xf32> tensor<f32>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 15: expected the end of the text but found 'tensor'"},
        {"tuple<tensor<f32>,\n>", SDYRT_KIND_PARSE_TYPE,
         "line 2, column 1: expected 'tensor', 'tuple' or '!stablehlo.token' "
         "but found '>'"},
        {"tuple<tensor<f32> tensor<f32>>", SDYRT_KIND_PARSE_TYPE,
         "line 1, column 19: expected ',' or '>' but found 'tensor'"},
        {"tensor<8xf32>\n\n  @x", SDYRT_KIND_PARSE_TYPE,
         "line 3, column 3: expected the end of the text but found '@x'"},
        {"tensor<9223372036854775808xi8>", SDYRT_KIND_OVERFLOW,
         "line 1, column 8: expected a size of at most 2^63 - 1 but found "
         "'9223372036854775808'"},
        {"tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x7xi8>", SDYRT_KIND_LIMIT,
         "line 1, column 40: a tensor of more than 16 dimensions is not "
         "possible"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sdyrt_type type = {.rank = -7};
        assert_int_equal(sdyrt_type_parse(cases[i].text, &type),
                         SDYRT_ARGUMENT);
        assert_string_equal(sdyrt_last_error(), cases[i].error);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_int_equal(type.rank, -7); /* untouched */
    }
    sdyrt_type type;
    assert_int_equal(sdyrt_type_parse(NULL, &type), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
}

/* Each is of one of the spellings of JAX, PyTorch, C and HLO. */
static void test_another_spelling_of_a_dtype_gets_ours(void **state) {
    (void)state;
    static const char *const spellings[][2] = {
        {"u8", "ui8"},
        {"u16", "ui16"},
        {"uint32", "ui32"},
        {"UINT64", "ui64"},
        {"int8", "i8"},
        {"s16", "i16"},
        {"si32", "i32"},
        {"I64", "i64"},
        {"bool", "i1"},
        {"pred", "i1"},
        {"float16", "f16"},
        {"half", "f16"},
        {"bfloat16", "bf16"},
        {"BF16", "bf16"},
        {"float32", "f32"},
        {"fp32", "f32"},
        {"float", "f32"},
        {"F32", "f32"},
        {"float64", "f64"},
        {"double", "f64"},
        {"complex64", "complex<f32>"},
        {"c128", "complex<f64>"},
        {"float8_e4m3", "f8E4M3"},
        {"float8_e4m3fn", "f8E4M3FN"},
        {"float8_e4m3fnuz", "f8E4M3FNUZ"},
        {"float8_e4m3b11fnuz", "f8E4M3B11FNUZ"},
        {"float8_e5m2", "f8E5M2"},
        {"float8_e5m2fnuz", "f8E5M2FNUZ"},
        {"float8_e3m4", "f8E3M4"},
        {"f8e8m0fnu", "f8E8M0FNU"},
    };
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
        char text[64], error[256];
        sdyrt_type type;
        (void)snprintf(text, sizeof text, "tensor<4x4x%s>", spellings[i][0]);
        (void)snprintf(error, sizeof error,
                       "line 1, column 12: expected a size or an element type "
                       "but found '%s': did you mean '%s'?",
                       spellings[i][0], spellings[i][1]);
        assert_int_equal(sdyrt_type_parse(text, &type), SDYRT_ARGUMENT);
        assert_string_equal(sdyrt_last_error(), error);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PARSE_TYPE);
    }
    /* None of these has one. */
    static const char *const others[] = {
        "i4",     "uint4",
        "u",      "int",
        "s",      "float8_",
        "f33",    "index",
        "string", "a_name_of_more_than_31_characters"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        char text[64];
        sdyrt_type type;
        (void)snprintf(text, sizeof text, "tensor<4x4x%s>", others[i]);
        assert_int_equal(sdyrt_type_parse(text, &type), SDYRT_ARGUMENT);
        assert_non_null(strstr(sdyrt_last_error(), others[i]));
        assert_null(strstr(sdyrt_last_error(), "did you mean"));
    }
}

static void test_endless_tuples_are_refused(void **state) {
    (void)state;
    char deep[512] = "";
    for (int i = 0; i < 32; i++)
        strcat(deep, "tuple<");
    strcat(deep, "tensor<3xi8>");
    for (int i = 0; i < 32; i++)
        strcat(deep, ">");
    assert_int_equal(parse(deep).dims[0], 3);
    char deeper[512 + 16];
    (void)snprintf(deeper, sizeof deeper, "tuple<%s>", deep);
    sdyrt_type kept;
    assert_int_equal(sdyrt_type_parse(deeper, &kept), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_LIMIT);
    char text[6 * 10000 + 1];
    for (size_t i = 0; i < 10000; i++)
        memcpy(text + 6 * i, "tuple<", 6);
    text[sizeof text - 1] = '\0';
    sdyrt_type type;
    assert_int_equal(sdyrt_type_parse(text, &type), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_LIMIT);
}

static void assert_elements(const char *text, int64_t expected) {
    const sdyrt_type type = parse(text);
    int64_t elements = -1;
    assert_int_equal(sdyrt_type_elements(&type, &elements), SDYRT_OK);
    assert_true(elements == expected);
}

static void assert_no_elements(sdyrt_type type, sdyrt_error_kind kind,
                               const char *error) {
    int64_t elements = -1;
    assert_int_equal(sdyrt_type_elements(&type, &elements), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), kind);
    assert_string_equal(sdyrt_last_error(), error);
    assert_true(elements == -1);
}

static void test_elements_are_counted_or_refused(void **state) {
    (void)state;
    assert_elements("tensor<f32>", 1);
    assert_elements("tensor<3x5x7xf32>", 105);
    assert_elements("tensor<2147483648x2147483648xi1>", INT64_C(1) << 62);
    assert_elements("tensor<9223372036854775807xi1>", INT64_MAX);
    assert_elements("tensor<4294967296x4294967296x0xi1>", 0);
    assert_no_elements(parse("tensor<4294967296x2147483648xi1>"),
                       SDYRT_KIND_OVERFLOW,
                       "tensor<4294967296x2147483648xi1> has more than 2^63 - "
                       "1 elements");
    assert_no_elements(parse("tensor<0x?xi1>"), SDYRT_KIND_DYNAMIC_SHAPE,
                       "the size of dimension 1 is not known");
    assert_no_elements(parse("tensor<*xi1>"), SDYRT_KIND_DYNAMIC_SHAPE,
                       "an unranked tensor has no known number of elements");
    assert_no_elements(parse("!stablehlo.token"), SDYRT_KIND_BAD_VALUE,
                       "a value of class 2 and rank 0 has no elements");
    assert_no_elements((sdyrt_type){.rank = 1, .dims = {-3}},
                       SDYRT_KIND_BAD_VALUE, "dimension 0 has -3 elements");
    assert_no_elements((sdyrt_type){.rank = 17}, SDYRT_KIND_BAD_VALUE,
                       "a value of class 0 and rank 17 has no elements");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_types_print_as_they_are_read),
        cmocka_unit_test(test_every_dtype_is_read),
        cmocka_unit_test(test_a_zero_before_x_is_a_size_and_no_hexadecimal),
        cmocka_unit_test(test_dynamic_sizes_and_unranked_tensors),
        cmocka_unit_test(test_a_tuple_of_one_is_its_element),
        cmocka_unit_test(test_space_is_free_between_tokens),
        cmocka_unit_test(test_printing_counts_what_does_not_fit),
        cmocka_unit_test(test_each_mistake_says_where_and_what),
        cmocka_unit_test(test_another_spelling_of_a_dtype_gets_ours),
        cmocka_unit_test(test_endless_tuples_are_refused),
        cmocka_unit_test(test_elements_are_counted_or_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
