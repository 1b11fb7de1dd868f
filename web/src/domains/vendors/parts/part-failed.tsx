import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'

/** A part of the page that could not be read; the rest stands. */
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
