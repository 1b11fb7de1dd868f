import Minus from 'lucide-react/icons/minus'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import type { ChatRoom } from '../use-chat-room.ts'

interface ChatFrameProps {
  /** Undefined when no chat is running. */
  room?: ChatRoom
  onPutAside(): void
  onEnd?(): void
  children: ReactNode
}

/** The window of the chat: beside the page on a desktop, over most of it on a phone. The page stays usable. */
export function ChatFrame({ room, onPutAside, onEnd, children }: ChatFrameProps) {
  const { chat } = useArea('contact')
  const titleId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onPutAside()
  }
  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[min(92dvh,60rem)] flex-col overflow-hidden rounded-t-hero bg-surface text-ink shadow-3 md:right-5 md:bottom-5 md:left-auto md:h-[min(40rem,calc(100dvh-2.5rem))] md:w-96 md:rounded-hero"
    >
      <Weave className="w-full shrink-0" />
      <div className="flex items-center gap-1 border-b border-line min-h-16 py-2 pr-2 pl-5">
        <div className="min-w-0 grow">
          <h2 id={titleId} className="text-h3">
            {chat.title}
          </h2>
          {room && (
            <p className="truncate text-small text-muted">
              <Who room={room} />
            </p>
          )}
        </div>
        {onEnd && (
          <button
            type="button"
            onClick={onEnd}
            className="min-h-11 shrink-0 rounded-control px-3 text-small font-semibold text-crimson hover:bg-sunken"
          >
            {chat.end}
          </button>
        )}
        <IconButton label={chat.putAside} onClick={onPutAside}>
          <Minus />
        </IconButton>
      </div>
      {children}
    </section>
  )
}

function Who({ room: { presence, number } }: { room: ChatRoom }) {
  const { chat } = useArea('contact')
  if (!presence?.isStaffed || presence.name === null) return number
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="size-2.5 rounded-full bg-pine" />
      {chat.here(presence.name)} · {number}
    </span>
  )
}
