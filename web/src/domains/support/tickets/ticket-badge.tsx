import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'

const looks = {
  open: 'bg-cream text-cream-ink',
  waiting: 'bg-indigo-tint text-indigo',
  solved: 'bg-pine-tint text-pine',
}

export function TicketBadge({ status }: { status: TicketStatus }) {
  const contact = useArea('contact')
  return (
    <span className={classNames('badge shrink-0 font-semibold', looks[status])}>
      {contact.ticketStatuses[status]}
    </span>
  )
}
