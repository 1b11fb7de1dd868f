import { createFileRoute } from '@tanstack/react-router'
import { LazyLegalPage } from '#domains/content/lazy-legal-page.tsx'

export const Route = createFileRoute('/_main/privacy-policy')({
  staticData: { title: (m) => m.pages.privacy },
  component: () => <LazyLegalPage key="privacy_policy" contentKey="privacy_policy" />,
})
