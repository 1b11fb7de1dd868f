/** ने, which stands for Nepali in the language switch: an outline of Mukta 600. */
export function NepaliGlyph({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`glyphs nepali-glyph ${className}`} />
}
