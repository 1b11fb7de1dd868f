import plug from 'picture:state-plug'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
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
      />
    </>
  )
}
