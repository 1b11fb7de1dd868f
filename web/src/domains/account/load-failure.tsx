import RotateCw from 'lucide-react/icons/rotate-cw'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'

interface LoadFailureProps {
  isRetrying: boolean
  onRetry(): void
}

/** Stands for one part of a page that could not be loaded, while the rest of the page works. */
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
