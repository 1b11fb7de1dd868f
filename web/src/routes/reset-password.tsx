import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#domains/account/reset-password-page.tsx'
import { validateToken } from '#domains/account/validate-token.ts'
import { openModal } from '#shell/modals/modal-store.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: validateToken,
  staticData: { title: (m) => m.pages.resetPassword, isHidden: true },
  component: () => (
    <ResetPasswordPage token={Route.useSearch().token} onSignIn={(email) => openModal('login', { email })} />
  ),
})
