shard.grid @g(shape = 2x2)
func.func @f() { %s = shard.sharding @g split_axes = #shard<axisarray[[0], [1]]> : !shard.sharding return }
// -----
#a = array<i16: 0>
shard.grid @g(shape = 2x2)
func.func @f() { %s = shard.sharding @g split_axes = #a : !shard.sharding return }
// -----
#a = array<i64: 0>
shard.grid @g(shape = 2x2)
func.func @f() { %s = shard.sharding @g split_axes = [#a] : !shard.sharding return }
// -----
#a = "g"
shard.grid @g(shape = 2x2)
func.func @f() { %s = shard.sharding #a split_axes = [[0]] : !shard.sharding return }
// -----
#a = array<i64: 1, 1>
shard.grid @g(shape = 2x2)
func.func @f() { %s = shard.sharding @g split_axes = [[0]] halo_sizes = #a : !shard.sharding return }
// -----
#a = array<i64: 2>
shard.grid @g(shape = #a)
// -----
#a = array<i64: 0>
shard.grid @g(shape = 2x2)
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = shard.all_reduce %a on @g grid_axes = #a : tensor<4xf32> -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
shard.grid @g(shape = 2x2)
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = shard.all_reduce %a on @g reduction = #shard<partial max> : tensor<4xf32> -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
#a = 1 : i64
shard.grid @g(shape = 2x2)
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> { %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = #a : tensor<4xf32> -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
#a = array<i64: 0>
shard.grid @g(shape = 2x2)
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = shard.broadcast %a on @g grid_axes = [0] root = #a : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
// -----
mesh.mesh @g(shape = 2)
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> { %0 = mesh.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32> return %0 : tensor<8xf32> }
// -----
mesh.mesh @g(shape = 2)
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> { %0 = mesh.all_gather %a on @g mesh_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32> return %0 : tensor<8xf32> }
