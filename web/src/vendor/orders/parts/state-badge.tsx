import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { ComponentProps } from 'react'

type Tone = ComponentProps<typeof Badge>['tone']

const tones: Partial<Record<ParcelState, Tone>> = {
  confirmed: 'creamTint',
  accepted: 'creamTint',
  packed: 'pineTint',
  handedOver: 'blushTint',
  shipped: 'blushTint',
  tried: 'creamTint',
  delivered: 'pineTint',
  partlyDelivered: 'creamTint',
  refused: 'creamTint',
}

export function StateBadge({ state }: { state: ParcelState }) {
  const { states } = useArea('vendor').orders
  return <Badge tone={tones[state] ?? 'sunken'}>{states[state]}</Badge>
}
