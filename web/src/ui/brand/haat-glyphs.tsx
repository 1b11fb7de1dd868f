/** हाट, the second voice of the logo: an outline of Mukta 600, so that no Devanagari font is loaded for it. */
export function HaatGlyphs({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`glyphs haat-glyphs ${className}`} />
}
