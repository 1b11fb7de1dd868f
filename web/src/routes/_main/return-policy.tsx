import { createFileRoute } from '@tanstack/react-router'
import { LazyLegalPage } from '#domains/content/lazy-legal-page.tsx'

export const Route = createFileRoute('/_main/return-policy')({
  staticData: { title: (m) => m.pages.returns },
  component: () => <LazyLegalPage key="return_and_refund_policy" contentKey="return_and_refund_policy" />,
})
