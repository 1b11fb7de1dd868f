import compass from 'picture:state-compass'
import { Link } from '@tanstack/react-router'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

export function NotFoundScreen() {
  useMarkHydrated()
  const { shell } = useMessages()
  return (
    <main>
      <EmptyState
        picture={compass}
        tone="cream"
        heading={shell.notFound}
        actions={
          <Link to="/" className={buttonClass({ isWide: true })}>
            {shell.goHome}
          </Link>
        }
      >
        {shell.notFoundText}
      </EmptyState>
    </main>
  )
}
