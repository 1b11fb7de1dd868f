import RotateCw from 'lucide-react/icons/rotate-cw'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface LegalNoteProps {
  text: string
  onRetry?: () => void
  /** Above what stands in the box instead, rather than in the middle of it. */
  isAbove?: boolean
}

/** Says why there is no document, with a retry button where that may help. */
export function LegalNote({ text, onRetry, isAbove = false }: LegalNoteProps) {
  const { ui } = useMessages()
  return (
    <div
      role="alert"
      className={classNames(
        isAbove
          ? 'flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3'
          : 'grid grow place-content-center justify-items-center gap-4 px-6 text-center',
      )}
    >
      <p className="text-body font-semibold">{text}</p>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  )
}
