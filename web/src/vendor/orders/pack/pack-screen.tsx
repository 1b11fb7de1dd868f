import { useQuery } from '@tanstack/react-query'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import { useState } from 'react'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { parcelQueries } from '../parcels.queries.ts'
import { ParcelFacts } from '../parts/parcel-facts.tsx'
import { ParcelFrame } from '../parts/parcel-frame.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { AcceptCard } from './accept-card.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { lineOfCode } from './line-of-code.ts'
import { MissingDialog } from './missing-dialog.tsx'
import { PackBar } from './pack-bar.tsx'
import { PickingPanel } from './picking-panel.tsx'
import { SendBar } from './send-bar.tsx'
import { StepsBar } from './steps-bar.tsx'
import { UnpackDialog } from './unpack-dialog.tsx'
import { useCarrier } from './use-carrier.ts'
import { useScannedCode } from './use-scanned-code.ts'
import { useTicks } from './use-ticks.ts'
import { WhoTakesIt } from './who-takes-it.tsx'

/** Packs a parcel: every piece is ticked, the parcel marked as packed, and then sent off. */
export function PackScreen({ shop, parcel }: ParcelScreenProps) {
  const { pack } = useArea('vendor').orders
  const ticks = useTicks(shop.shopId, parcel)
  const carrier = useCarrier(shop.shopId, parcel)
  const [open, setOpen] = useState<'missing' | 'decline' | 'unpack'>()
  /** The line that was not ticked when somebody wanted to go on. */
  const [asked, setAsked] = useState<string>()
  const note = useHeadNote({ shop, parcel })
  const isPacked = parcel.state === 'packed'
  useScannedCode((code) => {
    const line = lineOfCode(ticks, code)
    if (!line || isPacked) return false
    if (ticks.ticksOf(line) < line.sent) ticks.tick(line)
    return true
  })
  const close = () => setOpen(undefined)
  return (
    <ParcelFrame
      shop={shop}
      title={isPacked ? pack.packedTitle(parcel.number) : pack.title(parcel.number)}
      note={note}
      below={<StepsBar state={parcel.state} />}
      menu={[
        isPacked
          ? { label: pack.unpack, onChoose: () => setOpen('unpack') }
          : { label: pack.decline, onChoose: () => setOpen('decline') },
      ]}
      bar={
        isPacked ? (
          <SendBar {...{ shop, parcel, carrier }} />
        ) : (
          <PackBar {...{ shop, parcel, ticks }} onTooEarly={setAsked} />
        )
      }
      aside={
        <>
          <WhoTakesIt {...{ shop, parcel, carrier }} />
          <ParcelFacts {...{ shop, parcel }} />
        </>
      }
    >
      {parcel.state === 'confirmed' && (
        <AcceptCard {...{ shop, parcel }} onDecline={() => setOpen('decline')} />
      )}
      {parcel.note && <ShopperNote parcel={parcel} />}
      <PickingPanel {...{ shop, parcel, ticks, asked }} onMissing={() => setOpen('missing')} />
      {open === 'missing' && <MissingDialog {...{ shop, parcel }} onClose={close} />}
      {open === 'decline' && <DeclineDialog {...{ shop, parcel }} onClose={close} />}
      {open === 'unpack' && <UnpackDialog {...{ shop, parcel }} onClose={close} />}
    </ParcelFrame>
  )
}

/** "1 of 6 · Cash on delivery": which of those that wait it is, and how it is paid. */
function useHeadNote({ shop, parcel }: ParcelScreenProps) {
  const { orders } = useArea('vendor')
  const { count } = useFigures()
  const view = parcel.state === 'confirmed' ? 'toAccept' : parcel.state === 'accepted' ? 'toPack' : 'packed'
  const { data } = useQuery(parcelQueries.first(useCall(), shop.shopId, view))
  const at = data?.items.findIndex(({ number }) => number === parcel.number) ?? -1
  const all = data?.counts[view]
  const place = at >= 0 && all !== undefined ? orders.pack.at(count(at + 1), count(all)) : undefined
  return [place, orders.methods[parcel.method]].filter(Boolean).join(' · ')
}

function ShopperNote({ parcel: { buyer, note } }: { parcel: ShopParcel }) {
  const { pack } = useArea('vendor').orders
  return (
    <section className="flex gap-3 rounded-panel bg-cream p-4">
      <MessageSquareQuote aria-hidden className="size-6 shrink-0 text-cream-ink" />
      <div className="min-w-0">
        <h2 className="text-label text-cream-ink">{pack.noteFrom(buyer)}</h2>
        <p className="text-small whitespace-pre-line wrap-anywhere">{note}</p>
      </div>
    </section>
  )
}
