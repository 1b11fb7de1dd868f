import { Link } from '@tanstack/react-router'
import HandCoins from 'lucide-react/icons/hand-coins'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import { useState, type ReactNode } from 'react'
import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useSiteSettings, walletsOf } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { deliveryDays } from './delivery-days.ts'

type Terms = Pick<Product, 'delivery' | 'returnDays' | 'sealedReturnDays'>

/** Delivery, payment and returns. */
export function DeliveryCard({ product }: { product: Terms }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { madeAt } = usePublicConfig()
  // The first render uses the server's time: at midnight the two clocks may differ.
  const [openedAt] = useState(() => new Date())
  const now = useIsHydrated() ? openedAt : madeAt
  const { holidays = [], paymentWays = [] } = useSiteSettings() ?? {}
  const { delivery, returnDays, sealedReturnDays } = product
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <ul className="rounded-panel bg-surface px-4.5 shadow-2">
      <Term
        icon={<Truck aria-hidden />}
        head={deliveryDays({ ...delivery, holidays }, now, ui.language, texts)}
      >
        {texts.deliveryFee(money(delivery.feePaisa), money(delivery.freeFromPaisa))}
      </Term>
      <PaymentTerm methods={paymentWays} isCashPossible={delivery.isCashPossible} />
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
        />
      ) : (
        <Term icon={<RotateCcw aria-hidden />} head={texts.noReturn}>
          {texts.noReturnText}
        </Term>
      )}
    </ul>
  )
}

interface PaymentTermProps {
  methods: SiteSettings['paymentWays']
  /** Whether this vendor accepts cash on delivery, if the shop does. */
  isCashPossible: boolean
}

/** Lists only the payment methods that are enabled; left out while none is. */
function PaymentTerm({ methods, isCashPossible }: PaymentTermProps) {
  const texts = useArea('product')
  const wallet = walletsOf(methods)
  const wallets = wallet && texts.wallets[wallet]
  const hasCash = methods.includes('cod')
  if (methods.length === 0) return null
  return (
    <Term icon={<HandCoins aria-hidden />} head={hasCash && isCashPossible ? texts.cash : texts.noCash}>
      {hasCash && isCashPossible
        ? wallets
          ? texts.cashOr(wallets)
          : texts.cashText
        : [wallets && texts.payBy(wallets), hasCash && texts.noCashText].filter(Boolean).join(' ')}
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
