/* Folds of tensor's ops. */
#include "program/dialects/standard/standard.h"

const sdyi_pattern sdyi_tensor_cast_patterns[] = {{NULL, NULL}};
const sdyi_pattern sdyi_tensor_dim_patterns[] = {{NULL, NULL}};
const sdyi_pattern sdyi_extract_slice_patterns[] = {{NULL, NULL}};
const sdyi_pattern sdyi_insert_slice_patterns[] = {{NULL, NULL}};
