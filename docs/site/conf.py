"""Sphinx configuration of the documentation site: Markdown (MyST), the Furo theme, nothing loaded from other hosts."""

project = "Saucer"
html_title = "Saucer"
html_theme = "furo"
extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
html_theme_options = {"navigation_with_keys": True}
html_copy_source = False
html_show_copyright = False
html_favicon = "favicon.svg"
highlight_language = "none"  # only blocks that name their language
suppress_warnings = ["misc.highlighting_failure"]  # abridged JSON and console output
