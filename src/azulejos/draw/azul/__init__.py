"""Azul drawn: `picture` as SVG, `text` for the terminal."""
