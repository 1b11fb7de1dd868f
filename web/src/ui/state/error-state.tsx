import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { Button } from '../button/button.tsx'
import { StateScreen } from './state-screen.tsx'
import type { StatePicture } from './state-screen.tsx'

type ErrorStateProps = {
  picture: StatePicture
  heading?: ReactNode
  headingLevel?: 1 | 2
  /** What happened; a general text when left out. */
  children?: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  /** Whether the query is retried automatically, which the text then says. */
  retriesItself?: boolean
  /** Another action below Retry. */
  secondAction?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const { picture, heading, headingLevel, children, onRetry, isRetrying, retriesItself, secondAction } = props
  const { ui } = useMessages()
  const actions = (
    <>
      <Button isWide icon={<RotateCw />} isBusy={isRetrying ?? false} onClick={onRetry}>
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
        {children ?? ui.itIsUs} {retriesItself && ui.triesItself}
      </StateScreen>
    </div>
  )
}
