import MapPin from 'lucide-react/icons/map-pin'
import type { Order } from '@haat/contract/domains/orders.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** The address as it was when the order was placed. */
export function AddressPanel({ order: { address, note } }: { order: Order }) {
  const { ui } = useMessages()
  const orders = useArea('orders')
  const { name, phoneNumber, tole, localLevelName, ward, districtName, landmark } = address
  const place = `${inLanguage(localLevelName, ui.language)}-${inDigitsOf(ui.language, String(ward))}`
  return (
    <section
      aria-label={orders.address}
      className="flex gap-3.5 rounded-panel bg-surface p-4 shadow-2 md:rounded-hero md:p-5"
    >
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-label">
          {name}, <span className="whitespace-nowrap">{formatPhone(phoneNumber, ui.language)}</span>
        </p>
        <p className="text-muted">
          {tole}, {place}, {inLanguage(districtName, ui.language)}. {landmark}
        </p>
        {note && <p className="mt-2 text-small text-muted">{orders.note(note)}</p>}
      </div>
    </section>
  )
}
