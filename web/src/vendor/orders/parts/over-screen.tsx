import { useArea } from '#ui/messages/use-area.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { LineList } from './line-list.tsx'
import { ParcelFacts } from './parcel-facts.tsx'
import { ParcelFrame } from './parcel-frame.tsx'
import { SaidPayment } from './said-payment.tsx'
import { StateBadge } from './state-badge.tsx'

/** A parcel with which nothing is left to do. */
export function OverScreen({ shop, parcel }: ParcelScreenProps) {
  const { orders } = useArea('vendor')
  const { door, facts } = orders
  const { state, lines, number, buyer, paidHow, saidPayment } = parcel
  const isDoubted = saidPayment !== null && saidPayment.answer !== 'arrived'
  return (
    <ParcelFrame
      shop={shop}
      title={number}
      note={[buyer, paidHow && !isDoubted && door.over.paidHow[paidHow]].filter(Boolean).join(' · ')}
      mark={<StateBadge state={state} />}
      aside={<ParcelFacts {...{ shop, parcel }} />}
    >
      <SaidPayment {...{ shop, parcel }} />
      <LineList title={facts.lines} lines={lines.map((line) => ({ line, count: line.taken ?? line.sent }))} />
    </ParcelFrame>
  )
}
