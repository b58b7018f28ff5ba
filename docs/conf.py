"""How the documentation is made: Sphinx with MyST pages and the furo theme."""

project = "Blanketfort"
copyright = "Blanketfort contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Blanketfort"
html_static_path = ["pictures/turn-light.webp", "pictures/turn-dark.webp"]
myst_heading_anchors = 3
# What docstrings put between backticks is code, whose quotes stay as they are.
default_role = "code"


def setup(app):
    app.connect("autodoc-process-signature", say_int)


def say_int(*told):
    """The compiler's 64-bit integers are plain integers to a caller."""
    *_object, signature, returns = told
    return signature and signature.replace("i64", "int"), returns
