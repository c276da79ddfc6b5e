"""The table: people, browsers and outside bots sit down here."""
