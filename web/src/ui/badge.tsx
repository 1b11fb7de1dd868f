import type { ReactNode } from 'react'

/** The first three are for badges on pictures, the tints for states in rows and panels. */
type BadgeTone =
  | 'marigold'
  | 'indigo'
  | 'pine'
  | 'blushTint'
  | 'pineTint'
  | 'creamTint'
  | 'indigoTint'
  | 'sunken'

const tones: Record<BadgeTone, string> = {
  marigold: 'badge-marigold',
  indigo: 'badge-indigo',
  pine: 'badge-pine',
  blushTint: 'bg-blush font-semibold text-crimson-deep',
  pineTint: 'bg-pine-tint font-semibold text-pine',
  creamTint: 'bg-cream font-semibold text-cream-ink',
  indigoTint: 'bg-indigo-tint font-semibold text-indigo',
  sunken: 'bg-sunken font-semibold text-ink',
}

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>
}
