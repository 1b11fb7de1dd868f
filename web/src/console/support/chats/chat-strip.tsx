import { Link } from '@tanstack/react-router'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useLiveState } from '../live-updates/live-updates.queries.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { WaitText } from './chat-lane.tsx'
import { needsReader, useRunningChats } from './chats.queries.ts'

/** On a phone an open ticket covers the lane: the other chats that wait or are the reader's stand above the ticket. */
export function ChatStrip({ openNumber, query }: { openNumber: string; query: object }) {
  const { chats: texts } = useArea('staff')
  const { data } = useRunningChats()
  const { isAvailable = false } = useLiveState()
  const now = useBrowserTime()
  const others = (data?.chats ?? []).filter(
    ({ number, isMine, assignee }) => number !== openNumber && (isMine || assignee === null),
  )
  if (others.length === 0) return null
  return (
    <ul
      aria-label={texts.title}
      className="flex shrink-0 gap-2 overflow-x-auto border-b border-line bg-paper px-4 py-2 [scrollbar-width:none] md:hidden"
    >
      {others.map((chat) => (
        <li key={chat.number} className="shrink-0">
          <Link
            to="/staff/$"
            params={{ _splat: `desk/${chat.number}` }}
            search={query}
            resetScroll={false}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-chip border-[1.5px] px-3 text-small font-semibold text-ink no-underline',
              needsReader(chat, isAvailable) ? 'border-crimson bg-cream' : 'border-line-strong bg-surface',
            )}
          >
            {chat.name.split(' ')[0]}
            <WaitText chat={chat} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
