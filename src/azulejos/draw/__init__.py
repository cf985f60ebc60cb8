"""Pictures of a position, drawn from its plain data: SVG (`draw.svg`) and text for the terminal (`draw.terminal`)."""
