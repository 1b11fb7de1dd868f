import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import type { Cart, CartItem } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useSiteSettings } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { toastCartFailure } from '../toast-cart-failure.ts'
import { useCartActions } from '../use-cart-actions.ts'
import { CartItemRow } from './cart-item-row.tsx'
import type { CartGroup } from './group-by-vendor.ts'
import { placeOf } from './place-of.ts'
import { parcelDays } from './parcel-days.ts'
import { isBought } from './update-cart.ts'

interface VendorGroupProps {
  group: CartGroup
  /** The items of all vendors. */
  items: readonly CartItem[]
  /** Where the days of delivery are true. */
  districtName: Cart['districtName']
}

/** The items that come from one vendor in one parcel. */
export function VendorGroup({ group, items, districtName }: VendorGroupProps) {
  const { ui } = useMessages()
  const { vendor } = group
  const name = inLanguage(vendor.name, ui.language)
  return (
    <section aria-label={name} className="overflow-hidden rounded-panel bg-surface shadow-2">
      <div className="flex items-center gap-3 border-b border-line pl-3.5 md:pl-4">
        <GroupTick group={group} items={items} name={name} />
        <h2 className="min-w-0 grow">
          <Link
            to="/vendors/$slug"
            params={{ slug: vendor.slug }}
            className="flex min-h-13 items-center gap-3 pr-4 text-label hover:text-crimson [&>svg]:size-5 [&>svg]:shrink-0"
          >
            <Store aria-hidden />
            <span className="grow truncate">{name}</span>
            <ChevronRight aria-hidden />
          </Link>
        </h2>
      </div>
      <ul className="divide-y divide-line">
        {group.items.map((item) => (
          <CartItemRow key={item.variantId} item={item} />
        ))}
      </ul>
      <ParcelLine items={group.items.filter(isBought)} districtName={districtName} />
    </section>
  )
}

/** Chooses all items that can be ordered as they are; a changed price is accepted item by item. */
function GroupTick({ group, items, name }: Pick<VendorGroupProps, 'group' | 'items'> & { name: string }) {
  const { chooseOnly } = useCartActions()
  const cart = useArea('cart')
  const able = group.items.filter(({ problem }) => problem === null)
  const chosen = able.filter(isBought)
  const toggle = (isChosen: boolean) => {
    const own = new Set(able.map(({ variantId }) => variantId))
    const others = items.filter((item) => item.isChosen && !own.has(item.variantId))
    const next = [...others, ...(isChosen ? able : [])].map(({ variantId }) => variantId)
    chooseOnly(next).catch(toastCartFailure)
  }
  return (
    <label className="-m-3 grid cursor-pointer place-items-center p-3">
      <input
        type="checkbox"
        className="tick"
        aria-label={cart.chooseAll(name)}
        checked={able.length > 0 && chosen.length === able.length}
        disabled={able.length === 0}
        onChange={({ target }) => toggle(target.checked)}
      />
    </label>
  )
}

function ParcelLine({ items, districtName }: Pick<VendorGroupProps, 'items' | 'districtName'>) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const [now] = useState(() => new Date())
  const { holidays = [], holidaysKnownUntil, hours: week } = useSiteSettings() ?? {}
  const closed = items[0]?.closed
  const leaving = { from: now, holidays, holidaysKnownUntil, week, packsFrom: closed?.packsFrom }
  const day = (date: string) => formatLocalDate(date, ui.language)
  const place = placeOf({ districtName }, ui.language, cart)
  const sent = items.flatMap(({ delivery }) => (delivery ? [{ delivery }] : []))
  const [look, words] =
    items.length === 0
      ? ['bg-sunken text-muted', cart.nothingChosen]
      : sent.length === 0
        ? ['bg-cream text-cream-ink', cart.notSent(place)]
        : [
            'bg-pine-tint text-pine',
            cart.parcel(parcelDays(sent, leaving, ui.language, cart, ui.expectedDays), place),
          ]
  return (
    <>
      {closed && (
        <p className="border-t border-line bg-cream px-4 py-3 text-small text-cream-ink">
          {cart.closedShop(day(closed.until), day(closed.packsFrom))}
        </p>
      )}
      <p
        className={`flex items-center gap-3 px-4 py-3 text-small font-semibold [&>svg]:size-5 [&>svg]:shrink-0 ${look}`}
      >
        <Truck aria-hidden />
        {words}
      </p>
    </>
  )
}
