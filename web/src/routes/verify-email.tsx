import { createFileRoute } from '@tanstack/react-router'
import { validateToken } from '#domains/account/validate-token.ts'
import { VerifyEmailPage } from '#domains/account/verify-email-page.tsx'
import { openModal } from '#shell/modals/modal-store.ts'

export const Route = createFileRoute('/verify-email')({
  validateSearch: validateToken,
  staticData: { title: (m) => m.pages.verifyEmail, isHidden: true },
  component: () => (
    <VerifyEmailPage
      token={Route.useSearch().token}
      onSignIn={(email) => openModal('login', email === undefined ? undefined : { email })}
    />
  ),
})
