import { Link } from '@tanstack/react-router'
import HandCoins from 'lucide-react/icons/hand-coins'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import { useState, type ReactNode } from 'react'
import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { categoriesReturnedUnopened } from '@haat/contract/domains/catalogue.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useSiteSettings, walletsOf } from '#api/site-settings.ts'
import { useDeliveryPlace } from '#domains/cart/use-delivery-place.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import type { Variant } from '../buying/choose-variant.ts'
import { deliveryDays } from './delivery-days.ts'

type Terms = Pick<Product, 'categories' | 'closed' | 'delivery' | 'returnDays' | 'sealedReturnDays'>

/**
 * Delivery, payment and returns, for the district of the default address or else for the Kathmandu Valley. What is out
 * of stock has no day of delivery, and nothing is promised for a place that the vendor does not send to.
 */
export function DeliveryCard({ product, variant }: { product: Terms; variant: Variant }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { madeAt } = usePublicConfig()
  // The first render uses the server's time: at midnight the two clocks may differ.
  const [openedAt] = useState(() => new Date())
  const now = useIsHydrated() ? openedAt : madeAt
  const { holidays = [], holidaysKnownUntil, hours: week, paymentWays = [] } = useSiteSettings() ?? {}
  const { returnDays, sealedReturnDays } = product
  const { delivery, place, isSent } = usePlacedDelivery(product)
  const only =
    delivery.onlyIn && texts.onlyIn(delivery.onlyIn.map((name) => inLanguage(name, ui.language)).join(', '))
  const isReturnedUnopened = product.categories.some(({ slug }) => categoriesReturnedUnopened.includes(slug))
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const count = (n: number) => formatCount(n, ui.language)
  const freeFrom = delivery.freeFromPaisa === null ? undefined : money(delivery.freeFromPaisa)
  const fee = texts.deliveryFee(place, money(delivery.feePaisa), freeFrom)
  return (
    <ul className="rounded-panel bg-surface px-4.5 shadow-2">
      <Term
        icon={<Truck aria-hidden />}
        head={
          !isSent
            ? only
            : variant.stock === 'out'
              ? texts.noDay
              : deliveryDays(
                  { ...delivery, packsFrom: product.closed?.packsFrom, holidays, holidaysKnownUntil, week },
                  now,
                  ui.language,
                  texts,
                  ui.expectedDays,
                )
        }
      >
        {isSent && fee}
        {isSent && only && <span className="block">{only}</span>}
      </Term>
      {isSent && (
        <PaymentTerm
          methods={paymentWays}
          isCashPossible={delivery.isCashPossible}
          isAboveLimit={variant.pricePaisa > delivery.maxCashPaisa}
          limit={texts.cashLimit(money(delivery.maxCashPaisa), place)}
        />
      )}
      {returnDays > 0 ? (
        <Term
          icon={<RotateCcw aria-hidden />}
          head={
            <Link to="/return-policy" className="-my-2 inline-block py-2 hover:text-crimson hover:underline">
              {texts.returnWithin(count(returnDays))}
              <span className="font-normal">
                {sealedReturnDays > returnDays && texts.returnSealed(count(sealedReturnDays))}
              </span>
            </Link>
          }
        >
          {isReturnedUnopened && texts.returnUnopened}
        </Term>
      ) : (
        <Term icon={<RotateCcw aria-hidden />} head={texts.noReturn}>
          {texts.noReturnText}
        </Term>
      )}
    </ul>
  )
}

/** The product's delivery to the shopper's own district, if it is known, the name of the place, and whether it is sent there. */
function usePlacedDelivery({ delivery }: Pick<Terms, 'delivery'>) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const own = useDeliveryPlace()
  const isSentTo = (district: string) => delivery.onlyIn?.some(({ en }) => en === district) ?? true
  if (!own?.districtName)
    return { delivery, place: texts.inValley, isSent: ['Kathmandu', 'Lalitpur', 'Bhaktapur'].every(isSentTo) }
  const { feePaisa, freeFromPaisa, extraDays, maxCashPaisa } = own
  return {
    delivery: { ...delivery, feePaisa, freeFromPaisa, extraDays, maxCashPaisa },
    place: texts.inDistrict(inLanguage(own.districtName, ui.language)),
    isSent: isSentTo(own.districtName.en),
  }
}

interface PaymentTermProps {
  methods: SiteSettings['paymentWays']
  /** Whether this vendor accepts cash on delivery, if the shop does. */
  isCashPossible: boolean
  /** Whether this product alone costs more than is paid in cash. */
  isAboveLimit: boolean
  /** Up to which sum cash is taken, and where. */
  limit: string
}

/** Lists only the payment methods that are enabled; left out while none is. */
function PaymentTerm({ methods, isCashPossible, isAboveLimit, limit }: PaymentTermProps) {
  const texts = useArea('product')
  const wallet = walletsOf(methods)
  const wallets = wallet && texts.wallets[wallet]
  const hasCash = methods.includes('cod')
  if (methods.length === 0) return null
  const isPaidInCash = hasCash && isCashPossible && !isAboveLimit
  const words = isPaidInCash
    ? [limit, wallets ? texts.cashOr(wallets) : texts.cashText]
    : [wallets && texts.payBy(wallets), hasCash && (isCashPossible ? limit : texts.noCashText)]
  return (
    <Term icon={<HandCoins aria-hidden />} head={isPaidInCash ? texts.cash : texts.noCash}>
      {words.filter(Boolean).join(' ')}
    </Term>
  )
}

const Term = ({ icon, head, children }: { icon: ReactNode; head: ReactNode; children?: ReactNode }) => (
  <li className="delivery-term">
    {icon}
    <div>
      <p className="text-label">{head}</p>
      {children && <p className="text-small text-muted">{children}</p>}
    </div>
  </li>
)
