import RotateCw from 'lucide-react/icons/rotate-cw'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'

interface LoadFailureProps {
  isRetrying: boolean
  onRetry(): void
}

/** A part of a page that did not come; the rest of the page goes on. */
export function LoadFailure({ isRetrying, onRetry }: LoadFailureProps) {
  const { ui } = useMessages()
  const profile = useArea('profile')
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4"
    >
      <p className="font-semibold">{profile.loadFailed}</p>
      <Button variant="secondary" icon={<RotateCw />} isBusy={isRetrying} onClick={onRetry}>
        {ui.retry}
      </Button>
    </div>
  )
}
