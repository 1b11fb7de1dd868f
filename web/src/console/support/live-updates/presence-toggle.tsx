import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useLiveState, useSetAvailable } from './live-updates.queries.ts'

/** The switch "I take chats". It applies while the console is open. */
export function PresenceToggle() {
  const { live } = useArea('staff')
  const { isConnected, isAvailable } = useLiveState()
  const { mutate, isPending } = useSetAvailable()
  if (isAvailable === undefined) return null
  const toggle = () => {
    if (isPending) return
    mutate(!isAvailable, { onError: () => void showToast('error', live.notChanged) })
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isAvailable}
      aria-busy={isPending || undefined}
      onClick={toggle}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-small font-semibold hover:bg-sunken"
    >
      <span
        aria-hidden
        className={classNames(
          'flex h-6 w-10 items-center rounded-full p-0.5 transition-colors duration-(--press)',
          isAvailable ? 'justify-end bg-pine-deep' : 'bg-line-strong',
        )}
      >
        <span className="size-5 rounded-full bg-white" />
      </span>
      <span className="text-left">
        {live.takeChats}
        {!isConnected && <span className="block font-normal text-muted">{live.offLine}</span>}
      </span>
    </button>
  )
}
