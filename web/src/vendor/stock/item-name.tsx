import type { StockItem } from '@haat/contract/domains/stock.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

/** "Dhaka shawl, Indigo": how a variant is called in a sentence. */
export function useItemName() {
  const { ui } = useMessages()
  return ({ title, choice }: Pick<StockItem, 'title' | 'choice'>) =>
    [title, ...choice].map((words) => inLanguage(words, ui.language)).join(', ')
}

interface ItemNameProps {
  item: StockItem
  /** For the SKU below the name, where a wide screen has a column for it. */
  skuClass?: string
}

/** A variant with its picture. */
export function ItemName({ item, skuClass }: ItemNameProps) {
  const { stock } = useArea('vendor')
  const { ui } = useMessages()
  const choice = item.choice.map((words) => inLanguage(words, ui.language)).join(', ')
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Picture
        picture={item.picture}
        sizes="44px"
        onlyWidths={[160]}
        isDecorative
        className="size-11 shrink-0 rounded-chip"
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <BilingualText text={item.title} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          {choice && <span>{choice}</span>}
          <span className={classNames('wrap-anywhere', skuClass)} translate="no">
            {item.sku}
          </span>
          {!item.isOnSale && <Badge tone="sunken">{stock.offSale}</Badge>}
        </p>
      </div>
    </div>
  )
}
