import { useQueryClient } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import envelope from 'picture:state-envelope'
import { useEffect, useRef, useState, useId, type KeyboardEvent, type ReactNode } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { StateScreen } from '#ui/state/state-screen.tsx'
import { keepChat, readChat, type RunningChat } from './chat/chat-memory.ts'
import type { ChatMessage } from './chat/chat-messages.ts'
import { forgetSends } from './chat/send-message.ts'
import { useChatRoom, type ChatRoom } from './chat/use-chat-room.ts'
import { ChatStart } from './chat/window/chat-start.tsx'
import { ChatTalk } from './chat/window/chat-talk.tsx'

interface LiveChatProps {
  /** Whether the button that opens the chat has been pressed. */
  isAsked: boolean
  onShown(): void
}

interface Begun {
  chat: RunningChat
  /** The message with which it began; none for a chat of an earlier page, whose messages the server sends. */
  first?: ChatMessage
}

/** The chat beside any page: a window, or a button while it is minimised. */
export default function LiveChat({ isAsked, onShown }: LiveChatProps) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const client = useQueryClient()
  const [begun, setBegun] = useState<Begun | null>(recall)
  const [ended, setEnded] = useState<EndedChat>()
  const [isOpen, setIsOpen] = useState(isAsked)
  const opener = useRef<Element | null>(null)
  // A chat that was held under an account is not shown to the next person at this browser.
  const isHidden = begun !== null && begun.chat.userId !== null && begun.chat.userId !== user?.id
  const isForeign = isHidden && session.status !== 'unknown' && session.status !== 'loading'

  useEffect(() => {
    if (!isAsked) return
    opener.current ??= document.activeElement
    setIsOpen(true)
    onShown()
  }, [isAsked, onShown])

  useEffect(() => {
    const close = () => {
      keepChat(null)
      forgetSends(client)
      setBegun(null)
      setEnded(undefined)
      setIsOpen(false)
    }
    if (isForeign) close()
    // Signing out leaves nothing behind, not even of a chat that began before the sign-in.
    const onStorage = ({ key }: StorageEvent) => key === null && readChat() === null && close()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [isForeign, client])

  function putAside() {
    setIsOpen(false)
    setEnded(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }
  function begin(chat: RunningChat, first: ChatMessage) {
    keepChat(chat)
    setBegun({ chat, first })
  }
  function forget() {
    keepChat(null)
    setBegun(null)
  }

  if (isHidden) return null
  if (begun) {
    const end = (isOwed: boolean) => {
      setEnded({ number: begun.chat.number, isOwed })
      forget()
    }
    return (
      <RunningChatWindow
        key={begun.chat.number}
        begun={begun}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
        onPutAside={putAside}
        onEnd={end}
        onForget={forget}
      />
    )
  }
  if (!isOpen) return null
  return (
    <ChatFrame onPutAside={putAside}>
      {ended ? <ChatEnded ended={ended} onClose={putAside} /> : <ChatStart user={user} onBegun={begin} />}
    </ChatFrame>
  )
}

function recall(): Begun | null {
  const chat = readChat()
  return chat && { chat }
}

interface RunningChatWindowProps {
  begun: Begun
  isOpen: boolean
  onOpen(): void
  onPutAside(): void
  onEnd(isOwed: boolean): void
  onForget(): void
}

function RunningChatWindow({ begun, isOpen, onOpen, onPutAside, onEnd, onForget }: RunningChatWindowProps) {
  const room = useChatRoom(begun.chat, begun.first, isOpen)
  if (!isOpen) return <ChatBubble unread={room.unread} onOpen={onOpen} />
  const end = () => {
    // A broken connection must not keep anybody in the chat: the server ends it after two minutes of absence
    // anyway.
    room.leave()
    onEnd(room.state?.status === 'open')
  }
  return (
    <ChatFrame room={room} onPutAside={onPutAside} onEnd={end}>
      <ChatTalk room={room} onForget={onForget} />
    </ChatFrame>
  )
}

/** The minimised chat, above the navigation bar of a phone. */
function ChatBubble({ unread, onOpen }: { unread: number; onOpen(): void }) {
  const { chat } = useArea('contact')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 flex min-h-13 items-center gap-2.5 rounded-full bg-indigo-fill px-5 font-semibold text-white shadow-3 md:bottom-5"
    >
      <MessageCircle aria-hidden className="size-5.5" />
      <span aria-live="polite">
        {chat.title}
        {unread > 0 && <span className="sr-only">, {chat.unread(unread)}</span>}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 text-small font-extrabold text-on-marigold"
        >
          {unread}
        </span>
      )}
    </button>
  )
}

interface EndedChat {
  number: string
  /** Whether an answer of ours is still due. */
  isOwed: boolean
}

function ChatEnded({ ended, onClose }: { ended: EndedChat; onClose(): void }) {
  const { chat } = useArea('contact')
  return (
    <div role="status" className="grow overflow-y-auto p-5">
      <StateScreen
        picture={envelope}
        tone="pine"
        headingLevel={2}
        heading={chat.ended}
        actions={
          <Button onClick={onClose} data-autofocus>
            {chat.close}
          </Button>
        }
      >
        {ended.isOwed ? chat.endedOwed(ended.number) : chat.endedDone(ended.number)}
      </StateScreen>
    </div>
  )
}

interface ChatFrameProps {
  /** Undefined when no chat is running. */
  room?: ChatRoom
  onPutAside(): void
  onEnd?(): void
  children: ReactNode
}

/** The window of the chat: beside the page on a desktop, over most of it on a phone. The page stays usable. */
function ChatFrame({ room, onPutAside, onEnd, children }: ChatFrameProps) {
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
