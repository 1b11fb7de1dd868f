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
      <h2 className="mb-2 text-label">{shell.waysToPay}</h2>
      <ul className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <li
            key={way}
            className="flex min-h-9 items-center gap-1.5 rounded-badge bg-white px-3 text-fine font-extrabold text-[#2B1820]"
          >
            <Diamond className={`size-3.5 ${colours[way]}`} />
            {names[way]}
          </li>
        ))}
      </ul>
    </>
  )
}
