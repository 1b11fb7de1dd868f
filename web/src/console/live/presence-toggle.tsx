import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { useLive } from './live-context.ts'

/** "I take chats": for as long as the console is open, and until it is switched off. */
export function PresenceToggle() {
  const { live } = useArea('staff')
  const { isOnLine, isAvailable, setAvailable } = useLive()
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
        {!isOnLine && <span className="block font-normal text-muted">{live.offLine}</span>}
      </span>
    </button>
  )
}
