import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { dayAndTime } from '../../tickets/day-and-time.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { ChatRoom } from '../use-chat-room.ts'

/** Says how the chat goes on while nobody is writing. */
export function ChatNotice({ room }: { room: ChatRoom }) {
  const { ui } = useMessages()
  const { chat } = useArea('contact')
  const [now] = useState(() => new Date())
  const { number, state, isLost, messages } = room
  if (isLost) {
    return (
      <p
        role="status"
        className="flex items-center gap-2.5 rounded-control bg-cream px-4 py-3 text-cream-ink"
      >
        <WifiOff aria-hidden className="size-5 shrink-0" />
        {chat.lost}
      </p>
    )
  }
  if (!state) return null
  if (state.isByMail) {
    const when = state.answerBy && dayAndTime(new Date(state.answerBy), now, ui.language)
    return (
      <p className="rounded-control bg-cream px-4 py-3 text-small text-cream-ink">
        {when ? chat.byMail(number, when) : chat.byMailSoon(number)}
      </p>
    )
  }
  if (state.status === 'solved')
    return <p className="px-2 text-center text-small text-muted">{chat.solved}</p>
  const isAnswered = messages.some(({ author }) => author === 'staff')
  return isAnswered ? null : <p className="px-2 text-center text-small text-muted">{chat.waiting}</p>
}
