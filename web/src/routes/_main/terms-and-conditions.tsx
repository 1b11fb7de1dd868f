import { createFileRoute } from '@tanstack/react-router'
import { LazyLegalPage, loadLegalText } from '#domains/content/lazy-legal-page.tsx'

export const Route = createFileRoute('/_main/terms-and-conditions')({
  staticData: { title: (m) => m.pages.terms },
  loader: ({ context, location }) => loadLegalText?.(context, location.search, 'terms_and_conditions'),
  component: () => <LazyLegalPage key="terms_and_conditions" contentKey="terms_and_conditions" />,
})
