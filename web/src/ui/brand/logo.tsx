import { LogoMark } from './logo-mark.tsx'

/** The link around the logo has its own label, so only the wordmark is text. */
export function Logo({ isOnNight = false }: { isOnNight?: boolean }) {
  return (
    <span className={isOnNight ? 'logo logo-on-night' : 'logo'}>
      <LogoMark />
      <span lang="en" className="logo-word">
        Haat
      </span>
      <span aria-hidden="true" className="logo-rule" />
      {/* हाट, the Nepali half, as an outline of Mukta 600, so that no Devanagari font is loaded for it. */}
      <span aria-hidden="true" className="glyphs haat-glyphs" />
    </span>
  )
}
