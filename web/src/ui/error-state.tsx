import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from './button.tsx'
import { StateScreen } from './state-screen.tsx'
import type { StatePicture } from './state-screen.tsx'

type ErrorStateProps = {
  picture: StatePicture
  heading?: ReactNode
  headingLevel?: 1 | 2
  /** What happened and what is safe; general words when left out. */
  children?: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  /** It is asked for again without being told. */
  triesItself?: boolean
  /** Another way out, below Retry. */
  secondAction?: ReactNode
}

export function ErrorState(props: ErrorStateProps) {
  const { picture, heading, headingLevel, children, onRetry, isRetrying, triesItself, secondAction } = props
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
        {children ?? ui.itIsUs} {triesItself && ui.triesItself}
      </StateScreen>
    </div>
  )
}
