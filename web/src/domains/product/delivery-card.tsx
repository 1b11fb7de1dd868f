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
import { walletsOf } from '#domains/site/wallets-of.ts'
import { useSiteSettings } from '#domains/site/use-site-settings.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useIsAlive } from '#ui/use-is-alive.ts'
import { deliveryDays } from './delivery-days.ts'

type Terms = Pick<Product, 'delivery' | 'returnDays' | 'sealedReturnDays'>

/** When it comes, how it is paid, and how it goes back. */
export function DeliveryCard({ product }: { product: Terms }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const { madeAt } = usePublicConfig()
  // The first frame is the server's: at midnight the two clocks may disagree.
  const [openedAt] = useState(() => new Date())
  const now = useIsAlive() ? openedAt : madeAt
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
      <PayingTerm ways={paymentWays} isCashPossible={delivery.isCashPossible} />
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

interface PayingTermProps {
  ways: SiteSettings['paymentWays']
  /** This vendor takes it, where the shop does. */
  isCashPossible: boolean
}

/** Only ways that are open; nothing while the shop has none. */
function PayingTerm({ ways, isCashPossible }: PayingTermProps) {
  const texts = useArea('product')
  const wallet = walletsOf(ways)
  const wallets = wallet && texts.wallets[wallet]
  const hasCash = ways.includes('cod')
  if (ways.length === 0) return null
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
  <li className="flex gap-3.5 border-b border-line py-3.5 last:border-0 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-pine">
    {icon}
    <div>
      <p className="text-label">{head}</p>
      {children && <p className="text-small text-muted">{children}</p>}
    </div>
  </li>
)
