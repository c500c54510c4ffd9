"""Makes the static fonts that the nutrition PDF embeds: `python3 scripts/pdf-fonts.py` (needs fonttools and brotli).

A PDF supports neither WOFF2 nor variable fonts, so each weight is cut out of the site's own variable font, with the
characters of Windows-1252 (all of Portuguese) and without the hints and features that a PDF does not use.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = [("fredoka", 600), ("outfit", 400), ("outfit", 600)]
CHARACTERS = bytes(range(32, 256)).decode("cp1252", errors="ignore")

for family, weight in FONTS:
    source = f"node_modules/@fontsource-variable/{family}/files/{family}-latin-wght-normal.woff2"
    font = instantiateVariableFont(TTFont(source), {"wght": weight})
    options = Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14], notdef_outline=True)
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    font.flavor = None
    font.save(f"public/fonts/{family}-{weight}.ttf")
