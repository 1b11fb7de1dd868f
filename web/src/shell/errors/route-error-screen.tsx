import plug from 'picture:state-plug'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'

/** For a page that fails while the rest of the shop works. */
export function RouteErrorScreen({ reset }: ErrorComponentProps) {
  const texts = useArea('errorTest')
  const router = useRouter()
  return (
    <ErrorState
      picture={plug}
      heading={texts.routeError}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    >
      {texts.routeErrorText}
    </ErrorState>
  )
}
