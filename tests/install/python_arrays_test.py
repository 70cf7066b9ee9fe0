"""The module of docs/python.md, which is here as sdyrt.py, refuses arrays that
are not the tiles of an operation, and takes those of any strides."""
import numpy as np
import sdyrt
from sdyrt import ffi

lib = sdyrt.load()
op = sdyrt.reshard(b"tensor<4x6xf32>", b'<mesh<["x"=2]>, [{"x"}, {}]>',
                   b'<mesh<["x"=2]>, [{}, {"x"}]>')
rows, columns = np.zeros((2, 6), np.float32), np.zeros((4, 3), np.float32)
frozen = columns.copy()
frozen.flags.writeable = False
wrong = [(rows[:1], columns), (rows.astype(np.float64), columns),
         (rows, columns.T), (rows.reshape(-1), columns), (rows, frozen),
         (rows.astype(">f4"), columns),
         (np.zeros((2, 6), "f4, i2")["f0"], columns)]

for name, text in (("bool", "i1"), ("uint16", "ui16"), ("int64", "i64"),
                   ("float16", "f16"), ("complex128", "complex<f64>")):
    assert sdyrt.dtype_name(np.dtype(name)) == text, name


@ffi.callback("sdyrt_rank_fn", error=lib.SDYRT_BACKEND)
def rank_main(context, argument):
    rank = lib.sdyrt_context_rank(context)
    for arrays in wrong:
        try:
            sdyrt.run(context, op, *arrays)
        except ValueError as error:
            print(error) if rank == 0 else None
            continue
        raise AssertionError(f"{[a.shape for a in arrays]} was taken")
    whole = np.arange(24, dtype=np.float32).reshape(4, 6)
    source = np.repeat(whole, 3, axis=1)[2 * rank:2 * rank + 2, ::3]
    target = np.zeros((3, 4), np.float32).T
    sdyrt.run(context, op, source, target)
    assert (target == whole[:, 3 * rank:3 * rank + 3]).all(), target
    return lib.SDYRT_OK


sdyrt.check(lib.sdyrt_threads_run(ffi.NULL, 2, rank_main, ffi.NULL))
