import { HaatGlyphs } from './haat-glyphs.tsx'
import { LogoMark } from './logo-mark.tsx'

type LogoProps = {
  /** `night` is for the footer, whose ground is dark in both schemes. */
  ground?: 'surface' | 'night'
  className?: string
}

const colours = {
  surface: { mark: 'text-crimson', word: 'text-crimson', rule: 'bg-line', glyphs: 'text-ink' },
  night: { mark: 'text-[#EA4471]', word: 'text-[#FFF7E8]', rule: 'bg-white/15', glyphs: 'text-[#FFF7E8]' },
} as const

/** The link round it names the place it leads to; here only the wordmark is text. */
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
