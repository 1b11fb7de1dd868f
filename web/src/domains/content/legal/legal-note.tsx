import RotateCw from 'lucide-react/icons/rotate-cw'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'

/** Says why there is no document, with a retry button where that may help. */
export function LegalNote({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { ui } = useMessages()
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-6 text-center">
      <p className="text-body font-semibold">{text}</p>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  )
}
