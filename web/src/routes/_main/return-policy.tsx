import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '#domains/legal/legal-screen.tsx'

export const Route = createFileRoute('/_main/return-policy')({
  staticData: { title: (m) => m.pages.returns },
  component: () => <LegalScreen key="return_and_refund_policy" contentKey="return_and_refund_policy" />,
})
