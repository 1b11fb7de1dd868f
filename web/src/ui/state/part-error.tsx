import { useMessages } from '../messages/use-messages.ts'
import { classNames } from '../class-names.ts'
import { replayPress } from '../button/replay-press.ts'
import { useIsOffline } from './use-is-offline.ts'

type PartErrorProps = { onRetry: () => void; className?: string }

/** Shown in place of a small part that could not be read. It takes the colours of its background. */
export function PartError({ onRetry, className }: PartErrorProps) {
  const { ui } = useMessages()
  const isOffline = useIsOffline()
  return (
    <p role="alert" className={classNames('text-small', className)}>
      {isOffline && `${ui.offline} `}
      {ui.unread} {ui.triesItself}{' '}
      <button
        type="button"
        {...replayPress}
        onClick={onRetry}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {ui.retry}
      </button>
    </p>
  )
}
