import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { dayAndTime } from '../../tickets/day-and-time.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { chatQueries } from '../chat.queries.ts'

/** Says whether staff answer now or by mail. Its space is reserved before that is known. */
export function ChatPresenceNote() {
  const { ui } = useMessages()
  const { chat } = useArea('contact')
  const { data } = useQuery(chatQueries.presence(useCall()))
  const [now] = useState(() => new Date())
  if (!data) return <div className="min-h-19" />
  const isClosed = new Date(data.opensAt) > now
  const sentence = data.isStaffed
    ? chat.here(data.name ?? chat.team)
    : isClosed
      ? chat.closed(dayAndTime(new Date(data.opensAt), now, ui.language))
      : chat.nobody
  return (
    <div
      role="status"
      className={
        data.isStaffed
          ? 'rounded-picture bg-pine-tint px-4 py-3.5 text-pine'
          : 'rounded-picture bg-cream px-4 py-3.5 text-cream-ink'
      }
    >
      <p className="font-semibold">{sentence}</p>
      <p className="text-small text-ink">{data.isStaffed ? chat.hereNote : chat.byMailNote}</p>
    </div>
  )
}
