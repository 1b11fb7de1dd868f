import umbrella from 'picture:state-umbrella'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'

/** Shown when there was no answer, or none that says anything about the link. */
export function UnreachableScreen({ onRetry }: { onRetry(): void }) {
  const { offline, offlineText } = useArea('mailLinks')
  return (
    <ErrorState picture={umbrella} heading={offline} headingLevel={2} onRetry={onRetry}>
      {offlineText}
    </ErrorState>
  )
}
