import plug from 'picture:state-plug'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'

/** For a page whose failure leaves the rest of the shop standing. */
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
