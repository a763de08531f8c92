"""The full-screen programs: playing and replaying. They know no game; boards are in `galerie.cli.boards`."""
