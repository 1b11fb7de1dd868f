import { createFileRoute } from '@tanstack/react-router'
import { ContactAdminPage } from '#domains/contact/contact-admin-page.tsx'

export const Route = createFileRoute('/_main/contact-admin')({
  validateSearch: ({ topic }: Record<string, unknown>): { topic?: 'sell' | undefined } => ({
    topic: topic === 'sell' ? topic : undefined,
  }),
  staticData: { title: (m) => m.pages.contactAdmin },
  component: () => <ContactAdminPage topic={Route.useSearch().topic} />,
})
