import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { Toggle } from '#office/parts/toggle.tsx'
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
    <Toggle isOn={isAvailable} isBusy={isPending} onPress={toggle}>
      {live.takeChats}
      {!isConnected && <span className="block font-normal text-muted">{live.offLine}</span>}
    </Toggle>
  )
}
