import type { ShopCash } from '@haat/contract/domains/cash.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useSums } from '../use-sums.ts'

/** Of whose parcels couriers hold cash. */
export function ShopList({ shops, shopCount }: { shops: ShopCash[]; shopCount: number }) {
  const { shops: texts, couriers } = useArea('staff').cash
  const sums = useSums()
  return (
    <Panel title={texts.title}>
      <ul>
        {shops.map(({ shopId, shopName, heldPaisa, parcelCount, oldestAt, isLate }) => (
          <li
            key={shopId}
            className="flex items-baseline justify-between gap-3 border-line py-2.5 not-first:border-t"
          >
            <div className="min-w-0">
              <h3 className="text-name">
                <BilingualText text={shopName} />
              </h3>
              <p className="flex flex-wrap items-center gap-2 text-small text-muted">
                {sums.parcels(parcelCount)}
                {oldestAt && `, ${couriers.oldest(sums.day(oldestAt))}`}
                {isLate && <Badge tone="blushTint">{couriers.late}</Badge>}
              </p>
            </div>
            <span className="shrink-0 font-semibold">{sums.rupees(heldPaisa)}</span>
          </li>
        ))}
      </ul>
      {shopCount > shops.length && (
        <p className="mt-3 text-small text-muted">
          {texts.some(sums.count(shops.length), sums.count(shopCount))}
        </p>
      )}
    </Panel>
  )
}
