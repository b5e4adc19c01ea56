#!/bin/sh
# Writes app/styles/fonts/league-gothic.woff2: the characters of headings, of the package's Latin file. To run after an
# update of the package, or of CHARACTERS here and in app/styles/site.css. Spaced letters, as those of headings, have no
# ligatures. Needs Debian's python3-fonttools and python3-brotli.
set -eu
cd "$(dirname "$0")/.."

CHARACTERS="U+20-5A,U+61-7A,U+A0,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2212"

/usr/bin/python3 -m fontTools.subset \
  node_modules/@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2 \
  --unicodes="$CHARACTERS" --layout-features=kern --drop-tables+=GDEF,STAT \
  --name-IDs=0,13,14 --notdef-outline --flavor=woff2 --output-file=app/styles/fonts/league-gothic.woff2
