import { Link } from '@tanstack/react-router'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import type { DeskChat } from '@haat/contract/domains/support.chats.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Initials } from '#office/parts/initials.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { ChatSettings } from './chat-settings.tsx'
import { countMine, useRunningChats, useTakeTicket } from './chats.queries.ts'

interface ChatLaneProps {
  openNumber: string | undefined
  /** The filters of the queue, which a link keeps. */
  query: object
  onOpen(number: string): void
}

/** The chats that run now, above the queue: who waits longest is first, then whose chat is with whom. */
export function ChatLane({ openNumber, query, onOpen }: ChatLaneProps) {
  const { chats: texts } = useArea('staff')
  const { ui } = useMessages()
  const { data, isError, refetch } = useRunningChats()
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  const now = useBrowserTime()
  const { mutate: take, isPending } = useTakeTicket()
  const chats = data?.chats ?? []
  const waiting = chats.filter(({ assignee }) => assignee === null).length
  const mine = countMine(chats)
  const isFull = data !== undefined && mine >= data.limit
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <section
      aria-labelledby="chat-lane"
      className="mb-3 flex max-h-[45%] shrink-0 flex-col border-y border-line bg-paper"
    >
      <div className="flex min-h-11 items-center gap-x-3 pr-2 pl-4.5">
        <h2 id="chat-lane" className="text-name">
          {texts.title}
        </h2>
        <p aria-live="polite" className="flex min-w-0 grow items-center gap-2 text-small text-muted">
          {waiting > 0 && (
            <span className="badge bg-crimson-fill font-semibold text-white">
              {texts.waiting(count(waiting))}
            </span>
          )}
          {data && <span className="truncate">{texts.yours(count(mine), count(data.limit))}</span>}
        </p>
        <IconButton label={texts.settings} title={texts.settings} onClick={() => setIsSettingsOpen(true)}>
          <Settings2 aria-hidden />
        </IconButton>
      </div>
      {isError && !data && (
        <p className="flex items-center justify-between gap-3 px-4.5 pb-2 text-small text-muted">
          {texts.failed}
          <button
            type="button"
            onClick={() => void refetch()}
            className="min-h-11 font-semibold text-crimson"
          >
            {ui.retry}
          </button>
        </p>
      )}
      {data && chats.length === 0 && <p className="px-4.5 pb-2.5 text-small text-muted">{texts.none}</p>}
      {isFull && waiting > 0 && (
        <p className="mx-4.5 mb-2 rounded-chip bg-cream px-3 py-1.5 text-small text-cream-ink">
          {texts.full(count(data.limit))}
        </p>
      )}
      {chats.length > 0 && (
        <ul aria-label={texts.title} className="min-h-0 overflow-y-auto overscroll-contain">
          {chats.map((chat) => (
            <ChatRow
              key={chat.number}
              chat={chat}
              now={now}
              query={query}
              isOpen={chat.number === openNumber}
              onTake={
                chat.assignee !== null || isFull || isPending
                  ? undefined
                  : () => take(chat.number, { onSuccess: ({ number }) => onOpen(number) })
              }
            />
          ))}
        </ul>
      )}
      {isSettingsOpen && <ChatSettings onClose={() => setIsSettingsOpen(false)} />}
    </section>
  )
}

interface ChatRowProps {
  chat: DeskChat
  now: Date
  query: object
  isOpen: boolean
  onTake: (() => void) | undefined
}

function ChatRow({ chat, now, query, isOpen, onTake }: ChatRowProps) {
  const { chats: texts } = useArea('staff')
  const { number, name, words, assignee, isMine, isUnread } = chat
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 border-t border-line py-2 pr-3 pl-4.5',
        isOpen ? 'bg-blush' : assignee === null ? 'bg-cream' : 'hover:bg-surface',
      )}
    >
      {isOpen && <span aria-hidden className="weave weave-turned weave-1 absolute inset-y-0 left-0 h-full" />}
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2">
          {isUnread && (isMine || assignee === null) && (
            <span className="size-2.5 shrink-0 self-center rounded-full bg-crimson-fill">
              <span className="sr-only">{texts.unread}</span>
            </span>
          )}
          <Link
            to="/staff/$"
            params={{ _splat: `desk/${number}` }}
            search={query}
            resetScroll={false}
            className="min-w-0 truncate text-name text-ink no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
          <WaitText chat={chat} now={now} />
        </p>
        <p className={classNames('truncate text-small', isUnread ? 'text-ink' : 'text-muted')}>{words}</p>
      </div>
      {assignee ? (
        <span className="flex max-w-28 shrink-0 items-center gap-1.5 text-small" title={assignee.name}>
          <Initials id={assignee.id} name={assignee.name} />
          <span className="truncate">{isMine ? texts.you : assignee.name.split(' ')[0]}</span>
        </span>
      ) : (
        onTake && (
          <button
            type="button"
            aria-label={texts.takeOf(name)}
            onClick={onTake}
            className="relative z-1 min-h-9 shrink-0 rounded-chip bg-crimson-fill px-3 text-small font-semibold text-white before:absolute before:-inset-1 hover:bg-crimson-press"
          >
            {texts.take}
          </button>
        )
      )}
    </li>
  )
}

/** How long the sender has waited for an answer, or whether they have it, or have gone meanwhile. */
export function WaitText({ chat, now }: { chat: DeskChat; now: Date }) {
  const { chats: texts, desk } = useArea('staff')
  const { ui } = useMessages()
  const { waitingSince, isLive } = chat
  const minutes = waitingSince === null ? 0 : Math.floor((now.getTime() - Date.parse(waitingSince)) / 60_000)
  // A sender who has just begun needs a moment to connect.
  const isAway = !isLive && (waitingSince === null || minutes >= 1)
  if (waitingSince === null || isAway) {
    return (
      <span className="ml-auto shrink-0 text-fine text-muted">{isAway ? texts.away : texts.answered}</span>
    )
  }
  const time = minutes < 1 ? texts.justNow : texts.waits(desk.minutes(formatCount(minutes, ui.language)))
  return (
    <span
      className={classNames(
        'ml-auto shrink-0 text-fine font-semibold',
        minutes < 1 ? 'text-cream-ink' : 'text-crimson',
      )}
    >
      {time}
    </span>
  )
}
