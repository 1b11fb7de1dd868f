import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageSkeleton } from '#office/parts/page-layout.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { useItemName } from '../../stock/item-name.tsx'
import { lineOfCode } from '../pack/line-of-code.ts'
import { useTicks } from '../pack/use-ticks.ts'
import { parcelQueries } from '../parcels.queries.ts'
import { useFigures } from '../parts/use-figures.ts'
import { ScanFrame } from './scan-frame.tsx'

interface ScanPiecesProps {
  shop: Shop
  number: string
  back: string
}

/** Ticks the pieces of a parcel by their codes, one after the other. The ticks are those of the packing screen. */
export function ScanPieces({ shop, number, back }: ScanPiecesProps) {
  const { orders } = useArea('vendor')
  const query = useQuery(parcelQueries.one(useCall(), shop.shopId, number))
  if (query.data) return <Pieces {...{ shop, back }} parcel={query.data} />
  if (query.isError) return <ErrorState picture={plug} heading={orders.loadFailed} query={query} />
  return <PageSkeleton />
}

interface PiecesProps extends Omit<ScanPiecesProps, 'number'> {
  parcel: ShopParcel
}

function Pieces({ shop, parcel, back }: PiecesProps) {
  const { orders } = useArea('vendor')
  const { scan } = orders
  const { count } = useFigures()
  const nameOf = useItemName()
  const ticks = useTicks(shop.shopId, parcel)
  const [told, setTold] = useState<{ text: string; isProblem: boolean }>()
  const left = ticks.all - ticks.ticked
  function tick(code: string) {
    const line = lineOfCode(ticks, code)
    if (!line) return setTold({ text: scan.notInParcel(code.slice(0, 60)), isProblem: true })
    const before = ticks.ticksOf(line)
    if (before >= line.sent) return setTold({ text: scan.full(nameOf(line)), isProblem: false })
    ticks.tick(line)
    setTold({ text: scan.ticked(nameOf(line), count(before + 1), count(line.sent)), isProblem: false })
  }
  return (
    <ScanFrame
      back={back}
      lead={scan.lead.pack(parcel.number)}
      fieldLabel={scan.field.pack}
      problem={told?.isProblem ? told.text : undefined}
      onCode={tick}
    >
      <section className="overflow-hidden rounded-panel bg-surface shadow-2">
        <div role="status" className="px-4 py-3">
          <p className="text-h3">{left > 0 ? scan.left(orders.pieces(count(left))) : scan.allTicked}</p>
          {told && !told.isProblem && <p className="text-small text-pine">{told.text}</p>}
        </div>
        <ul>
          {ticks.toPick.map((line) => {
            const ticked = ticks.ticksOf(line)
            const isDone = ticked >= line.sent
            return (
              <li
                key={line.variantId}
                className={classNames(
                  'flex items-center gap-3 border-t border-line px-4 py-3 text-small',
                  isDone && 'bg-pine-tint/45',
                )}
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{nameOf(line)}</span>
                  <span className="text-fine text-muted" translate="no">
                    {[line.sku, line.shelf && orders.facts.shelf(line.shelf)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="flex shrink-0 items-center gap-1.5 font-extrabold">
                  {isDone && <Check aria-hidden className="size-4.5 text-pine" />}
                  {orders.pack.ticked(count(ticked), count(line.sent))}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      <a href={back} className={buttonClass({ variant: left > 0 ? 'secondary' : 'primary', isWide: true })}>
        {scan.toPacking}
      </a>
    </ScanFrame>
  )
}
