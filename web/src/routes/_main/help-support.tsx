import { createFileRoute } from '@tanstack/react-router'
import { contactTypes, type ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import { HelpPage } from '#domains/contact/help-page.tsx'
import { openModal } from '#shell/modal-store.ts'

interface HelpSearch {
  type?: ContactType | undefined
  /** Which order it is about. */
  order?: string | undefined
}

export const Route = createFileRoute('/_main/help-support')({
  // Named even when it is unknown: what is left out would come through as it stands in the address.
  validateSearch: ({ type, order }: Record<string, unknown>): HelpSearch => ({
    type: contactTypes.find((one) => one === type),
    order: typeof order === 'string' && /^H-\d{1,15}$/.test(order) ? order : undefined,
  }),
  staticData: { title: (m) => m.pages.help },
  component: HelpRoute,
})

function HelpRoute() {
  const { type, order } = Route.useSearch()
  return <HelpPage firstType={type} order={order} onOpenChat={() => openModal('chat')} />
}
