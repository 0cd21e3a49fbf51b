"""`python -m saucer`."""

from saucer.cli import main

if __name__ == "__main__":
    main()
