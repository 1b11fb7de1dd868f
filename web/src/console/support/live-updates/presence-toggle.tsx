import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { useLiveUpdates } from './live-updates-context.ts'

/** The switch "I take chats". It applies while the console is open. */
export function PresenceToggle() {
  const { live } = useArea('staff')
  const { isConnected, isAvailable, setAvailable } = useLiveUpdates()
  const [isChanging, setIsChanging] = useState(false)
  if (isAvailable === undefined || !setAvailable) return null
  const toggle = async () => {
    if (isChanging) return
    setIsChanging(true)
    await setAvailable(!isAvailable).catch(() => void showToast('error', live.notChanged))
    setIsChanging(false)
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isAvailable}
      aria-busy={isChanging || undefined}
      onClick={() => void toggle()}
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
