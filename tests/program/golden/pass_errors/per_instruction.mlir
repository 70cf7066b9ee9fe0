// sdyrt-opt -sdy-per-instruction-partitioning="replica-count=2 partition-count=2"
// What no device can do.
// expected-error@+1 {{both replica-count (2) and partition-count (2) are above 1}}
module {
  func.func @main() {
    return
  }
}
