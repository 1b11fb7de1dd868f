import identity from 'picture:state-identity'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

interface TokenPageProps {
  purpose: 'reset' | 'verify'
  token: string | undefined
}

/** Where links from mails arrive. Without accounts no link is known; one that is cut short says so. */
export function TokenPage({ purpose, token }: TokenPageProps) {
  const { account } = useMessages()
  return (
    <main className="grid place-items-center">
      <h1 className="sr-only">{purpose === 'reset' ? account.resetTitle : account.verifyTitle}</h1>
      <EmptyState
        picture={identity}
        tone="cream"
        headingLevel={2}
        heading={token ? account.linkUnknown : account.linkBroken}
        actions={
          <Link to="/help-support" className={buttonClass({ isWide: true })}>
            {account.askUs}
          </Link>
        }
      >
        {token ? account.linkUnknownText : account.linkBrokenText}
      </EmptyState>
    </main>
  )
}
