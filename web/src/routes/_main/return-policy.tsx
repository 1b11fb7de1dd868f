import { createFileRoute } from '@tanstack/react-router'
import { LazyLegalPage, loadLegalText } from '#domains/content/lazy-legal-page.tsx'

export const Route = createFileRoute('/_main/return-policy')({
  staticData: { title: (m) => m.pages.returns },
  loader: ({ context, location }) => loadLegalText?.(context, location.search, 'return_and_refund_policy'),
  component: () => <LazyLegalPage key="return_and_refund_policy" contentKey="return_and_refund_policy" />,
})
