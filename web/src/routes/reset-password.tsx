import { createFileRoute } from '@tanstack/react-router'
import { TokenPage } from '#domains/account/token-page.tsx'
import { validateToken } from '#domains/account/validate-token.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: validateToken,
  staticData: { title: (m) => m.pages.resetPassword },
  component: () => <TokenPage purpose="reset" token={Route.useSearch().token} />,
})
