import { createFileRoute } from '@tanstack/react-router'
import { contactTypes, type ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import { HelpPage } from '#domains/support/help-page.tsx'
import { openModal } from '#shell/modals/modal-store.ts'
import { orderNumberPattern } from '@haat/contract/shared/fields.rules.ts'

interface HelpSearch {
  type?: ContactType | undefined
  /** The number of the order that the message is about. */
  order?: string | undefined
}

export const Route = createFileRoute('/_main/help-support')({
  // Always returns both parameters: the router keeps one that a validator does not return.
  validateSearch: ({ type, order }: Record<string, unknown>): HelpSearch => ({
    type: contactTypes.find((one) => one === type),
    order: typeof order === 'string' && orderNumberPattern.test(order) ? order : undefined,
  }),
  staticData: { title: (m) => m.pages.help },
  component: HelpRoute,
})

function HelpRoute() {
  const { type, order } = Route.useSearch()
  return <HelpPage firstType={type} order={order} onOpenChat={() => openModal('chat')} />
}
