"""Azul Duel drawn: `picture` as SVG, `text` for the terminal."""
