import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { useFigures } from '../orders/parts/use-figures.ts'
import { shopCash } from './cash.queries.ts'

/** What couriers hold of the shop's parcels; without any there is no card. */
export function CashCard({ shopId }: { shopId: string }) {
  const { cash: texts } = useArea('vendor').home
  const figures = useFigures()
  const { data, isError, refetch } = useQuery(shopCash(useCall(), shopId))
  if (!data) {
    return (
      isError && (
        <Panel title={texts.title}>
          <PartError onRetry={() => void refetch()} />
        </Panel>
      )
    )
  }
  if (data.couriers.length === 0) return null
  const dayOf = (at: string) => figures.bsDay(at) ?? figures.adDay(at)
  return (
    <Panel>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-small font-normal text-muted">{texts.title}</h2>
        <span className="text-fine text-muted">{texts.notYours}</span>
      </div>
      <p className="text-h2">{figures.rupees(data.heldPaisa)}</p>
      <ul className="mt-3">
        {data.couriers.map(({ courierName, heldPaisa, parcelCount, oldestAt, isLate }) => (
          <li
            key={courierName}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2.5 text-small"
          >
            <strong className="font-semibold wrap-anywhere">{courierName || texts.noName}</strong>
            <strong className="text-right font-semibold">{figures.rupees(heldPaisa)}</strong>
            <span className="text-fine text-muted">{texts.parcels(figures.count(parcelCount))}</span>
            {oldestAt && (
              <span
                className={classNames(
                  'text-right text-fine',
                  isLate ? 'font-semibold text-cream-ink' : 'text-muted',
                )}
              >
                {isLate ? texts.late(dayOf(oldestAt)) : texts.oldest(dayOf(oldestAt))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-fine text-muted">{texts.text}</p>
    </Panel>
  )
}
