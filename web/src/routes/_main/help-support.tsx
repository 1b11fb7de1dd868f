import { createFileRoute } from '@tanstack/react-router'
import { contactTypes, type ContactType } from '@haat/contract/domains/contact.rules.ts'
import { HelpPage } from '#domains/contact/help-page.tsx'
import { openModal } from '#shell/modal-store.ts'

export const Route = createFileRoute('/_main/help-support')({
  // Named even when it is unknown: what is left out would come through as it stands in the address.
  validateSearch: ({ type }: Record<string, unknown>): { type?: ContactType | undefined } => ({
    type: contactTypes.find((one) => one === type),
  }),
  staticData: { title: (m) => m.pages.help },
  component: () => <HelpPage firstType={Route.useSearch().type} onOpenChat={() => openModal('chat')} />,
})
