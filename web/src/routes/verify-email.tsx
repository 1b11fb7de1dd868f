import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '#domains/account/token-page.tsx'
import { validateToken } from '#domains/account/validate-token.ts'

export const Route = createFileRoute('/verify-email')({
  validateSearch: validateToken,
  staticData: { title: (m) => m.pages.verifyEmail },
  component: () => <TokenPage purpose="verify" token={Route.useSearch().token} />,
})
