#!/bin/sh
# Makes the app's icons in web/public/icons from the art's `mark`. Needs rsvg-convert (Debian: librsvg2-bin).
set -eu
cd "$(dirname "$0")/.."
folder=web/public/icons

mark=$(sed -n '/<symbol id="mark"/,/<\/symbol>/p' src/azulejos/art/table.svg | sed '1d;$d')
svg='<svg xmlns="http://www.w3.org/2000/svg"'
printf '%s viewBox="0 0 48 48">\n<title>Azulejos</title>\n%s\n</svg>\n' "$svg" "$mark" >$folder/icon.svg

# Systems cut a maskable icon to their own shape: only a circle of 80 % of its width is sure to be seen.
maskable=$(mktemp)
trap 'rm -f "$maskable"' EXIT
printf '%s viewBox="0 0 48 48">\n<rect width="48" height="48" fill="#1D4A9C"/>\n<g transform="translate(4.8 4.8) scale(.8)">\n%s\n</g>\n</svg>\n' \
    "$svg" "$mark" >"$maskable"

rsvg-convert -w 192 -h 192 $folder/icon.svg -o $folder/icon-192.png
rsvg-convert -w 512 -h 512 $folder/icon.svg -o $folder/icon-512.png
rsvg-convert -w 512 -h 512 "$maskable" -o $folder/icon-maskable-512.png
