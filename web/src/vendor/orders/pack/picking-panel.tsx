import PackageX from 'lucide-react/icons/package-x'
import Printer from 'lucide-react/icons/printer'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { LineFacts } from '../parts/line-facts.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { usePapers } from '../parts/use-papers.ts'
import { ScanButton } from '../scan/scan-button.tsx'
import { scanPieces } from '../scan/scan-wish.ts'
import { TickRow } from './tick-row.tsx'
import type { Ticks } from './use-ticks.ts'
import { WaitingLine } from './waiting-line.tsx'

interface PickingPanelProps extends ParcelScreenProps {
  ticks: Ticks
  /** The line that is to be ticked before anything else. */
  asked: string | undefined
  onMissing(): void
}

const footClass =
  'flex min-h-13 items-center justify-center gap-2.5 px-2 text-small font-semibold hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0'

/** What goes into the box, with its shelf; while it is packed every piece is ticked. */
export function PickingPanel({ shop, parcel, ticks, asked, onMissing }: PickingPanelProps) {
  const { orders } = useArea('vendor')
  const { pack } = orders
  const { count } = useFigures()
  const papers = usePapers(shop.shopId)
  const isPacked = parcel.state === 'packed'
  const { number, lines } = parcel
  const gone = lines.filter(({ sent }) => sent === 0)
  const print = () => papers.mutate({ numbers: [number], kinds: isPacked ? ['bill', 'label'] : ['slip'] })
  return (
    <section className="overflow-hidden rounded-panel bg-surface shadow-2">
      <div className="flex min-h-14 items-center justify-between gap-3 ps-4 pe-2">
        <h2 className="grow text-h3">{pack.picking}</h2>
        <p role="status" className="pe-2 text-small text-muted">
          {isPacked ? orders.pieces(count(ticks.all)) : pack.ticked(count(ticks.ticked), count(ticks.all))}
        </p>
        {!isPacked && (
          <ScanButton label={orders.scan.openLines} onScan={() => scanPieces(shop.shopId, number)} />
        )}
      </div>
      <ul>
        {ticks.toPick.map((line) => (
          <li key={line.variantId} className="border-t border-line">
            {isPacked ? (
              <div className="flex gap-3 p-4">
                <LineFacts line={line} count={line.sent} />
              </div>
            ) : (
              <TickRow
                line={line}
                count={ticks.ticksOf(line)}
                isAsked={asked === line.variantId && ticks.ticksOf(line) < line.sent}
                onTick={() => ticks.tick(line)}
              />
            )}
            {line.substitute && !isPacked && (
              <WaitingLine {...{ shop, parcel }} substitute={line.substitute} />
            )}
          </li>
        ))}
        {gone.map((line) => (
          <li key={line.variantId} className="border-t border-line">
            <div className="flex gap-3 p-4">
              <LineFacts line={line} count={0} />
            </div>
            {line.substitute && <WaitingLine {...{ shop, parcel }} substitute={line.substitute} />}
          </li>
        ))}
      </ul>
      <div
        className={classNames('grid border-t border-line', !isPacked && 'grid-cols-2 divide-x divide-line')}
      >
        {!isPacked && (
          <button type="button" className={`${footClass} text-crimson`} onClick={onMissing}>
            <PackageX aria-hidden />
            {pack.missing}
          </button>
        )}
        <button type="button" className={footClass} aria-busy={papers.isPending} onClick={print}>
          <Printer aria-hidden />
          {isPacked ? pack.papers : pack.slip}
        </button>
      </div>
    </section>
  )
}
