import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'

/** In place of a section that could not be read. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-cream p-5 text-cream-ink"
    >
      <p>
        {texts.partFailed} {ui.triesItself}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {ui.retry}
      </Button>
    </div>
  )
}
