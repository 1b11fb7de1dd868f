import type { ShopCouponState } from '@haat/contract/domains/coupons.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'

const tones = {
  running: 'pineTint',
  planned: 'indigoTint',
  paused: 'creamTint',
  usedUp: 'blushTint',
  over: 'sunken',
} as const satisfies Record<ShopCouponState, string>

export function CouponStateBadge({ state }: { state: ShopCouponState }) {
  const { coupons } = useArea('office')
  return <Badge tone={tones[state]}>{coupons.states[state]}</Badge>
}
