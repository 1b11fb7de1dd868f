import plug from 'picture:state-plug'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { ErrorState } from '#ui/error-state.tsx'

/** For a page whose failure leaves the rest of the shop standing. */
export function RouteErrorScreen({ reset }: ErrorComponentProps) {
  const { shell } = useMessages()
  const router = useRouter()
  return (
    <ErrorState
      picture={plug}
      heading={shell.routeError}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    >
      {shell.routeErrorText}
    </ErrorState>
  )
}
