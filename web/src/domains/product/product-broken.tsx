import plug from 'picture:state-plug'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/error-state.tsx'

interface ProductBrokenProps {
  retry(): Promise<void>
  isRetrying: boolean
}

/** The product did not come; the rest of the shop stands. */
export function ProductBroken({ retry, isRetrying }: ProductBrokenProps) {
  const { shell } = useMessages()
  const texts = useArea('product')
  return (
    <>
      <title>{shell.titled(texts.broken)}</title>
      <ErrorState
        picture={plug}
        heading={texts.broken}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        triesItself
        // On a phone the page stands alone.
        secondAction={
          <Link to="/" className={buttonClass({ variant: 'secondary', isWide: true })}>
            {shell.goHome}
          </Link>
        }
      />
    </>
  )
}
