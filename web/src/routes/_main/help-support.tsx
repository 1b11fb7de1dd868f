import { createFileRoute } from '@tanstack/react-router'
import { contactTypes } from '@haat/contract/domains/support.contact.rules.ts'
import { HelpPage } from '#domains/support/help-page.tsx'
import { openModal } from '#shell/modals/modal-store.ts'
import { orderNumberPattern } from '@haat/contract/shared/fields.rules.ts'

/** Validated by the page, since this file is part of every first load. */
interface HelpSearch {
  type?: unknown
  /** The number of the order that the message is about. */
  order?: unknown
}

export const Route = createFileRoute('/_main/help-support')({
  validateSearch: (search: HelpSearch) => search,
  staticData: { title: (m) => m.pages.help },
  component: HelpRoute,
})

function HelpRoute() {
  const { type, order } = Route.useSearch()
  return (
    <HelpPage
      firstType={contactTypes.find((one) => one === type)}
      order={typeof order === 'string' && orderNumberPattern.test(order) ? order : undefined}
      onOpenChat={() => openModal('chat')}
    />
  )
}
