import plug from 'picture:state-plug'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ErrorState } from '#ui/error-state.tsx'

/** The service did not come; the rest of the shop stands. */
export function ServiceBroken({ reset }: ErrorComponentProps) {
  const { shell } = useMessages()
  const services = useArea('services')
  const router = useRouter()
  return (
    <>
      <title>{shell.titled(services.failed)}</title>
      <ErrorState
        picture={plug}
        heading={services.failed}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      >
        {services.failedText}
      </ErrorState>
    </>
  )
}
