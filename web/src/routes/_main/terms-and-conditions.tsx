import { createFileRoute } from '@tanstack/react-router'
import { LazyLegalPage } from '#domains/content/lazy-legal-page.tsx'

export const Route = createFileRoute('/_main/terms-and-conditions')({
  staticData: { title: (m) => m.pages.terms },
  component: () => <LazyLegalPage key="terms_and_conditions" contentKey="terms_and_conditions" />,
})
