import { useId } from 'react'
import type { Theme } from '@haat/contract/shared/theme.ts'

/** Fixed colours of both themes, not those of the page, since both are shown side by side. */
const colours: Record<
  Theme,
  Record<'night' | 'paper' | 'surface' | 'line' | 'ink' | 'crimson' | 'cream', string>
> = {
  light: {
    night: '#2b1820',
    paper: '#faf4e8',
    surface: '#fffdf9',
    line: '#e6d9c3',
    ink: '#2b1820',
    crimson: '#b5123e',
    cream: '#fff1d2',
  },
  dark: {
    night: '#140c10',
    paper: '#191116',
    surface: '#30242b',
    line: '#3b2d34',
    ink: '#f7ecdf',
    crimson: '#c5204c',
    cream: '#4a3627',
  },
}

/** A tiny drawing of a page of the shop. */
function Page({ theme }: { theme: Theme }) {
  const { night, paper, surface, line, ink, crimson, cream } = colours[theme]
  return (
    <>
      <path fill={paper} d="M0 0h160v100H0z" />
      <path fill={night} d="M0 0h160v9H0z" />
      <path stroke={crimson} strokeWidth={3} strokeDasharray="3 3" d="M0 10.5h160" />
      <path fill={surface} d="M0 12h160v16H0z" />
      <path fill={crimson} d="m10 20 5-5 5 5-5 5z" />
      <rect fill={paper} stroke={line} x={34} y={16} width={76} height={8} rx={4} />
      <rect fill={crimson} x={10} y={38} width={66} height={30} rx={6} />
      <rect fill={surface} stroke={line} x={82} y={38} width={32} height={30} rx={6} />
      <rect fill={cream} x={120} y={38} width={30} height={30} rx={6} />
      <rect fill={ink} x={10} y={76} width={54} height={5} rx={2.5} />
      <rect fill={ink} opacity={0.4} x={10} y={86} width={88} height={4} rx={2} />
    </>
  )
}

export function ThemePreview({ choice }: { choice: Theme | 'system' }) {
  const half = useId()
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 100"
      className="w-full rounded-control outline outline-line [outline-offset:-1px]"
    >
      <Page theme={choice === 'dark' ? 'dark' : 'light'} />
      {choice === 'system' && (
        <>
          <clipPath id={half}>
            <path d="M104 0h56v100H56z" />
          </clipPath>
          <g clipPath={`url(#${half})`}>
            <Page theme="dark" />
          </g>
        </>
      )}
    </svg>
  )
}
