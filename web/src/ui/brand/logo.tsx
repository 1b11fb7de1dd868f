import { LogoMark } from './logo-mark.tsx'

type LogoProps = {
  /** `night` is for the footer, whose background is dark in both colour schemes. */
  ground?: 'surface' | 'night'
  className?: string
}

const colours = {
  surface: { mark: 'text-crimson', word: 'text-crimson', rule: 'bg-line', glyphs: 'text-ink' },
  night: { mark: 'text-[#EA4471]', word: 'text-[#FFF7E8]', rule: 'bg-white/15', glyphs: 'text-[#FFF7E8]' },
} as const

/** The link around the logo has its own label, so only the wordmark is text. */
export function Logo({ ground = 'surface', className = '' }: LogoProps) {
  const colour = colours[ground]
  return (
    <span className={`inline-flex items-center ${className}`}>
      <LogoMark className={`size-[34px] ${colour.mark}`} />
      <span
        lang="en"
        className={`ms-2.5 text-[26px] leading-none font-extrabold tracking-[-0.012em] md:text-[30px] ${colour.word}`}
      >
        Haat
      </span>
      <span aria-hidden="true" className={`mx-2.5 h-5 w-px md:h-[22px] ${colour.rule}`} />
      <HaatGlyphs className={`h-[11px] md:h-[13px] ${colour.glyphs}`} />
    </span>
  )
}

/** हाट, the Nepali half of the logo, as an outline of Mukta 600, so that no Devanagari font is loaded for it. */
function HaatGlyphs({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`glyphs haat-glyphs ${className}`} />
}
