import plug from 'picture:state-plug'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/error-state.tsx'

interface ServiceBrokenProps {
  retry(): Promise<void>
  isRetrying: boolean
}

/** The service did not come; the rest of the shop stands. */
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
        triesItself
        // On a phone the page stands alone.
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
