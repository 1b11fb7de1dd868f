import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { Button } from '../button/button.tsx'
import { StateScreen } from './state-screen.tsx'
import { useIsOffline } from './use-is-offline.ts'
import type { StatePicture } from './state-screen.tsx'

type ErrorStateProps = Retry & {
  picture: StatePicture
  heading?: ReactNode
  headingLevel?: 1 | 2
  /** What happened; a general text when left out. */
  children?: ReactNode
  /** Whether the query is retried automatically, which the text then says. */
  retriesItself?: boolean
  /** Another action below Retry. */
  secondAction?: ReactNode
}

/** Retry fetches the query again, or does something else. */
type Retry =
  | { query: { refetch: () => unknown; isFetching: boolean } }
  | { onRetry: () => void; isRetrying?: boolean; query?: never }

export function ErrorState({
  picture,
  heading,
  headingLevel,
  children,
  retriesItself,
  secondAction,
  ...retry
}: ErrorStateProps) {
  const { ui } = useMessages()
  const isOffline = useIsOffline()
  const isRetrying = retry.query ? retry.query.isFetching : (retry.isRetrying ?? false)
  const onRetry = retry.query ? () => void retry.query.refetch() : retry.onRetry
  const actions = (
    <>
      <Button isWide icon={<RotateCw />} isBusy={isRetrying} onClick={onRetry}>
        {ui.retry}
      </Button>
      {secondAction}
    </>
  )
  return (
    <div role="alert">
      <StateScreen
        picture={picture}
        tone="indigo"
        heading={heading ?? ui.somethingWentWrong}
        headingLevel={headingLevel ?? 1}
        actions={actions}
      >
        {isOffline && `${ui.offline} `}
        {children ?? ui.itIsUs} {retriesItself && ui.triesItself}
      </StateScreen>
    </div>
  )
}
