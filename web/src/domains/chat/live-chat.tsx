import { useEffect, useMemo, useRef, useState } from 'react'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { keepChat, readChat, type RunningChat } from './chat-memory.ts'
import type { ChatMessage } from './chat-messages.ts'
import type { Way } from './outgoing.ts'
import { ChatBubble } from './parts/chat-bubble.tsx'
import { ChatEnded, type EndedChat } from './parts/chat-ended.tsx'
import { ChatFrame } from './parts/chat-frame.tsx'
import { ChatStart } from './parts/chat-start.tsx'
import { ChatTalk } from './parts/chat-talk.tsx'
import { useChatRoom } from './use-chat-room.ts'

interface LiveChatProps {
  /** Somebody has pressed the button. */
  isAsked: boolean
  onShown(): void
}

interface Begun {
  chat: RunningChat
  /** What it began with; none for a chat of an earlier page, which the server tells. */
  first: ChatMessage[]
}

/** The chat beside whatever page is open: a window, or a button while it is put aside. */
export default function LiveChat({ isAsked, onShown }: LiveChatProps) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const way = useMemo<Way>(() => ({ call, apiUrl }), [call, apiUrl])
  const [begun, setBegun] = useState<Begun | null>(recall)
  const [ended, setEnded] = useState<EndedChat>()
  const [isOpen, setIsOpen] = useState(isAsked)
  const opener = useRef<Element | null>(null)
  // What was said under an account is not for whoever sits down after them.
  const isForeign = begun !== null && begun.chat.userId !== null && begun.chat.userId !== user?.id
  const room = useChatRoom(way, isForeign ? null : begun, isOpen)

  useEffect(() => {
    if (!isAsked) return
    opener.current ??= document.activeElement
    setIsOpen(true)
    onShown()
  }, [isAsked, onShown])

  const forget = () => {
    keepChat(null)
    setBegun(null)
  }
  useEffect(() => {
    const close = () => {
      keepChat(null)
      setBegun(null)
      setEnded(undefined)
      setIsOpen(false)
    }
    if (isForeign) close()
    // Who signs out leaves nothing behind, also of a chat that began before the sign-in.
    const hear = ({ key }: StorageEvent) => key === null && readChat() === null && close()
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [isForeign])

  function putAside() {
    setIsOpen(false)
    setEnded(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }
  function begin(chat: RunningChat, first: ChatMessage) {
    keepChat(chat)
    setBegun({ chat, first: [first] })
  }
  function leave() {
    if (!room || !begun) return
    const isOwed = room.view.state?.status === 'open'
    // A line that is down must not hold anybody: whoever is gone for two minutes has left as well.
    void room.leave().catch(() => {})
    setEnded({ number: begun.chat.number, isOwed })
    forget()
  }

  if (isForeign) return null
  if (!isOpen) return begun && <ChatBubble unread={room?.view.unread ?? 0} onOpen={() => setIsOpen(true)} />
  return (
    <ChatFrame room={room} onPutAside={putAside} onEnd={begun ? leave : undefined}>
      {ended ? (
        <ChatEnded ended={ended} onClose={putAside} />
      ) : room ? (
        <ChatTalk room={room} onForget={forget} />
      ) : (
        <ChatStart user={user} onBegun={begin} />
      )}
    </ChatFrame>
  )
}

function recall(): Begun | null {
  const chat = readChat()
  return chat && { chat, first: [] }
}
