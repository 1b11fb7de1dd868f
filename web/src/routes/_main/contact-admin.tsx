import { createFileRoute } from '@tanstack/react-router'
import { ContactAdminPage } from '#domains/support/contact-admin-page.tsx'

/** Validated by the page, since this file is part of every first load. */
interface Search {
  topic?: unknown
  ticket?: unknown
  /** The key of a mail's link, which proves who sent the ticket. */
  key?: unknown
}

export const Route = createFileRoute('/_main/contact-admin')({
  validateSearch: (search: Search) => search,
  staticData: { title: (m) => m.pages.contactAdmin },
  component: () => <ContactAdminPage search={Route.useSearch()} />,
})
