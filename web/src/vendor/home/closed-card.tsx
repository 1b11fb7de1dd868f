import DoorClosed from 'lucide-react/icons/door-closed'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

/** The shop is on holiday: until when, and what shoppers read. */
export function ClosedCard({ closed }: { closed: NonNullable<Shop['closed']> }) {
  const { home } = useArea('vendor')
  const { ui } = useMessages()
  return (
    <section className="flex gap-3.5 rounded-panel bg-cream p-5 text-cream-ink md:rounded-hero md:p-6">
      <DoorClosed aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-title">{home.closed}</h2>
        <p className="mt-1">{home.closedText(formatLocalLongDate(closed.until, ui.language))}</p>
        <p className="mt-1 font-semibold wrap-anywhere">
          <BilingualText text={closed.reason} />
        </p>
      </div>
    </section>
  )
}
