import umbrella from 'picture:state-umbrella'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'

export function NoList({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const texts = useArea('products')
  return (
    <ErrorState
      picture={umbrella}
      heading={texts.failed}
      headingLevel={2}
      onRetry={onRetry}
      isRetrying={isRetrying}
      triesItself
    >
      {texts.failedText}
    </ErrorState>
  )
}
