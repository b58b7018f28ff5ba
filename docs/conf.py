"""How the documentation is made: Sphinx with MyST pages and the furo theme."""

project = "Blanketfort"
copyright = "Blanketfort contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Blanketfort"
html_static_path = ["pictures/turn-light.webp", "pictures/turn-dark.webp"]
myst_heading_anchors = 3
