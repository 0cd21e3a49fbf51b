"""Arrays of integers: native vectors where librt is installed, plain lists elsewhere."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import vec
    except ImportError:  # pragma: no cover - rules still run, slower, where librt is missing

        class vec(list):
            """A list that can be written `vec[i64](...)`."""

            def __class_getitem__(cls, item: object) -> type:
                return cls
