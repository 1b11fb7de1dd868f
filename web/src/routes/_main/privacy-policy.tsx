import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#domains/legal/legal-screen.tsx'

export const Route = createFileRoute('/_main/privacy-policy')({
  staticData: { title: (m) => m.pages.privacy },
  component: () => <LegalScreen key="privacy_policy" contentKey="privacy_policy" />,
})
