"""`python -m galerie`: the same as the `galerie` command."""

from galerie.cli import main

main()
