"""Azul Duel in `azulejos play`: how it is typed, told and shown."""
