"""The host: tables, clocks, the store and the web application."""
