"""`python -m blanketfort` is the `blanketfort` command."""

from blanketfort.cli import main

if __name__ == "__main__":
    main()
