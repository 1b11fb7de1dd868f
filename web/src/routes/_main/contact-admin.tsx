import { createFileRoute } from '@tanstack/react-router'
import { ContactAdminPage } from '#domains/contact/contact-admin-page.tsx'

/** As it was typed: the page looks at it, since every visit carries this file. */
interface Search {
  topic?: unknown
  ticket?: unknown
  /** From the link of a mail: stands for its sender. */
  key?: unknown
}

export const Route = createFileRoute('/_main/contact-admin')({
  validateSearch: (search: Search) => search,
  staticData: { title: (m) => m.pages.contactAdmin },
  component: () => <ContactAdminPage search={Route.useSearch()} />,
})
