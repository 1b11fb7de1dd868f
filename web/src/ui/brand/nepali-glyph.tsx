/**
 * ने, the label of Nepali in the language switch, as an outline of Mukta 600, so that no Devanagari font is loaded
 * for it.
 */
export function NepaliGlyph() {
  return <span aria-hidden="true" className="glyphs nepali-glyph" />
}
