import DoorClosed from 'lucide-react/icons/door-closed'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatLongDate } from '@haat/contract/shared/dates.ts'
import { BilingualText } from '#domains/catalogue/bilingual-text.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

export function ClosedNotice({ closed }: { closed: NonNullable<Vendor['closed']> }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  return (
    <section className="mt-5 flex gap-3 rounded-panel bg-cream p-5 text-cream-ink">
      <DoorClosed aria-hidden className="size-6 shrink-0" />
      <div>
        <h2 className="text-h3">{texts.closedUntil(formatLongDate(closed.until, ui.language))}</h2>
        <p>
          <BilingualText text={closed.reason} />
        </p>
      </div>
    </section>
  )
}
