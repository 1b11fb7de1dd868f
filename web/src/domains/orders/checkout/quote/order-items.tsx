import Store from 'lucide-react/icons/store'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { usePromisedDays } from '../../news/due-text.ts'

/** The items grouped by vendor, each group with the days of its delivery. */
export function OrderItems({ parcels }: { parcels: Quote['parcels'] }) {
  const { ui } = useMessages()
  const promisedDays = usePromisedDays(useArea('checkout'))
  return (
    <div>
      {parcels.map((parcel) => (
        <section key={parcel.vendor.slug} className="border-b border-line pb-4 not-first:pt-4">
          <h3 className="flex flex-wrap items-center justify-between gap-x-3 text-small">
            <span className="flex items-center gap-2 text-label">
              <Store aria-hidden className="size-4.5" />
              {inLanguage(parcel.vendor.name, ui.language)}
            </span>
            <span className="text-fine font-semibold text-pine">{promisedDays(parcel)}</span>
          </h3>
          <ul>
            {parcel.items.map((item) => (
              <ItemRow key={item.variantId} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ItemRow({ item }: { item: CartItem }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const { title, choice, picture, quantity, pricePaisa } = item
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const words = choice.map((name) => inLanguage(name, ui.language))
  if (quantity > 1) words.push(texts.pieces(formatCount(quantity, ui.language), money(pricePaisa)))
  return (
    <li className="mt-2.5 flex items-center gap-3">
      <Picture picture={picture} sizes="60px" isDecorative className="size-15 shrink-0 rounded-control" />
      <p className="min-w-0 grow">
        <span className="line-clamp-2 text-name">{inLanguage(title, ui.language)}</span>
        {words.length > 0 && <span className="block text-small text-muted">{words.join(', ')}</span>}
      </p>
      <span className="text-label whitespace-nowrap">{money(quantity * pricePaisa)}</span>
    </li>
  )
}
