import { Link } from '@tanstack/react-router'
import type { Parcel } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'

export function ParcelLines({ parcel }: { parcel: Parcel }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  return (
    <ul className="grid gap-3">
      {parcel.lines.map(({ variantId, productId, title, choice, picture, pricePaisa, quantity }) => {
        const name = inLanguage(title, ui.language)
        return (
          <li key={variantId} className="flex items-center gap-3">
            <Picture
              picture={picture}
              sizes="60px"
              isDecorative
              className="size-15 shrink-0 rounded-control"
            />
            <div className="min-w-0 grow">
              <Link
                to="/products/$productId"
                params={{ productId }}
                className="line-clamp-2 text-name hover:text-crimson"
              >
                {quantity > 1 ? orders.quantity(name, formatCount(quantity, ui.language)) : name}
              </Link>
              {choice.length > 0 && (
                <p className="text-small text-muted">
                  {choice.map((value) => inLanguage(value, ui.language)).join(', ')}
                </p>
              )}
            </div>
            <span className="text-small whitespace-nowrap">
              {formatRupees(quantity * pricePaisa, ui.language)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
