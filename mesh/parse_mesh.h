#ifndef SDYI_MESH_PARSE_MESH_H
#define SDYI_MESH_PARSE_MESH_H

#include "base/lexer.h"
#include <sdyrt/mesh.h>

/* Read `<["a"=2], device_ids=[..]>` and make the mesh, held by the caller. */
sdyrt_status sdyi_mesh_read(sdyi_lexer *lexer, const sdyrt_mesh **mesh);

#endif
