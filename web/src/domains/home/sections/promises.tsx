import HandCoins from 'lucide-react/icons/hand-coins'
import MapPinned from 'lucide-react/icons/map-pinned'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Wallet from 'lucide-react/icons/wallet'
import { useSiteSettings, walletsOf } from '#api/site-settings.ts'
import { useArea } from '#ui/messages/use-area.ts'

export function Promises() {
  const home = useArea('home')
  const paymentMethods = useSiteSettings()?.paymentWays ?? []
  const wallet = walletsOf(paymentMethods)
  const promises = [
    paymentMethods.includes('cod') && {
      icon: <HandCoins aria-hidden />,
      title: home.cod,
      text: home.codText,
    },
    { icon: <RotateCcw aria-hidden />, title: home.returns, text: home.returnsText },
    wallet && { icon: <Wallet aria-hidden />, title: home.wallets[wallet], text: home.walletsText },
    { icon: <MapPinned aria-hidden />, title: home.districts, text: home.districtsText },
  ].filter((promise) => typeof promise === 'object')
  return (
    <section
      aria-label={home.promises}
      className="grid grid-cols-2 overflow-hidden rounded-picture bg-surface shadow-1 md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
    >
      {promises.map(({ icon, title, text }) => (
        <div
          key={title}
          className="flex items-center gap-3 border-line p-3.5 odd:border-r md:px-5 md:not-last:border-r [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-crimson max-md:not-nth-last-[-n+2]:border-b"
        >
          {icon}
          <div>
            <h2 className="text-label leading-snug">{title}</h2>
            <p className="text-fine text-muted">{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
