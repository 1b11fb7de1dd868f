import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Diamond } from '#ui/brand/diamond.tsx'

type Way = SiteSettings['paymentWays'][number]

const colours: Record<Way, string> = {
  esewa: 'text-[#3F9A3A]',
  khalti: 'text-[#5C2D91]',
  cod: 'text-[#B5123E]',
}

export function PaymentWays({ ways }: { ways: Way[] }) {
  const { shell } = useMessages()
  const names: Record<Way, string> = { esewa: 'eSewa', khalti: 'Khalti', cod: shell.cod }
  return (
    <>
      <h2>{shell.waysToPay}</h2>
      <ul className="payment-ways">
        {ways.map((way) => (
          <li key={way}>
            <Diamond className={colours[way]} />
            {names[way]}
          </li>
        ))}
      </ul>
    </>
  )
}
