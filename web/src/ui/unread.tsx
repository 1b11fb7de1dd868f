import { useMessages } from '#messages/use-messages.ts'
import { classNames } from './class-names.ts'
import { early } from './early-click.ts'

type UnreadProps = { onRetry: () => void; className?: string }

/** In place of a small part that could not be read; whatever ground it stands on. */
export function Unread({ onRetry, className }: UnreadProps) {
  const { ui } = useMessages()
  return (
    <p role="alert" className={classNames('text-small', className)}>
      {ui.unread} {ui.triesItself}{' '}
      <button
        type="button"
        {...early}
        onClick={onRetry}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {ui.retry}
      </button>
    </p>
  )
}
