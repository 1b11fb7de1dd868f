import plug from 'picture:state-plug'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ErrorState } from '#ui/state/error-state.tsx'

interface ServiceBrokenProps {
  retry(): Promise<void>
  isRetrying: boolean
}

/** Shown when the service could not be read. */
export function ServiceBroken({ retry, isRetrying }: ServiceBrokenProps) {
  const { shell } = useMessages()
  const services = useArea('services')
  return (
    <>
      <title>{shell.titled(services.failed)}</title>
      <ErrorState
        picture={plug}
        heading={services.failed}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        retriesItself
        // On a phone the page has no header and no bottom bar.
        secondAction={
          <Link to="/" className={buttonClass({ variant: 'secondary', isWide: true })}>
            {shell.goHome}
          </Link>
        }
      >
        {services.failedText}
      </ErrorState>
    </>
  )
}
