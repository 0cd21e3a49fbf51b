"""The build script of the web client, for tests that run its tools."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def node() -> Path:
    """The Node that builds the client."""
    spec = spec_from_file_location("web_build", WEB / "build.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return Path(module.node())
