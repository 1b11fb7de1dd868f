import { useMessages } from '#messages/use-messages.ts'
import { LoadingMark } from '#ui/spinner.tsx'

/** The whole page while nobody knows yet who is here. */
export function SessionScreen({ status }: { status: 'unknown' | 'loading' }) {
  const { account } = useMessages()
  return (
    <div className="grid min-h-dvh place-items-center">
      <LoadingMark label={status === 'unknown' ? account.initializing : account.loading} />
    </div>
  )
}
