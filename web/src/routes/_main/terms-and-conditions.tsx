import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#domains/legal/legal-screen.tsx'

export const Route = createFileRoute('/_main/terms-and-conditions')({
  staticData: { title: (m) => m.pages.terms },
  component: () => <LegalScreen key="terms_and_conditions" contentKey="terms_and_conditions" />,
})
