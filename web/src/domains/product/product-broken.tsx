import plug from 'picture:state-plug'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ErrorState } from '#ui/error-state.tsx'

/** The product did not come; the rest of the shop stands. */
export function ProductBroken({ reset }: ErrorComponentProps) {
  const { shell } = useMessages()
  const texts = useArea('product')
  const router = useRouter()
  return (
    <>
      <title>{shell.titled(texts.broken)}</title>
      <ErrorState
        picture={plug}
        heading={texts.broken}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </>
  )
}
