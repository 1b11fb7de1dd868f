import { createFileRoute } from '@tanstack/react-router'
import { LazyLegalPage, loadLegalText } from '#domains/content/lazy-legal-page.tsx'

export const Route = createFileRoute('/_main/privacy-policy')({
  staticData: { title: (m) => m.pages.privacy },
  loader: ({ context, location }) => loadLegalText?.(context, location.search, 'privacy_policy'),
  component: () => <LazyLegalPage key="privacy_policy" contentKey="privacy_policy" />,
})
