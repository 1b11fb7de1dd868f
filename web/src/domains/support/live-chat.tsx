import { useEffect, useMemo, useRef, useState } from 'react'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { keepChat, readChat, type RunningChat } from './chat/chat-memory.ts'
import type { ChatMessage } from './chat/chat-messages.ts'
import type { ApiAccess } from './chat/outgoing.ts'
import { ChatBubble } from './chat/window/chat-bubble.tsx'
import { ChatEnded, type EndedChat } from './chat/window/chat-ended.tsx'
import { ChatFrame } from './chat/window/chat-frame.tsx'
import { ChatStart } from './chat/window/chat-start.tsx'
import { ChatTalk } from './chat/window/chat-talk.tsx'
import { useChatRoom } from './chat/use-chat-room.ts'

interface LiveChatProps {
  /** Whether the button that opens the chat has been pressed. */
  isAsked: boolean
  onShown(): void
}

interface Begun {
  chat: RunningChat
  /** The messages with which it began; empty for a chat of an earlier page, whose messages the server sends. */
  first: ChatMessage[]
}

/** The chat beside any page: a window, or a button while it is minimised. */
export default function LiveChat({ isAsked, onShown }: LiveChatProps) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const api = useMemo<ApiAccess>(() => ({ call, apiUrl }), [call, apiUrl])
  const [begun, setBegun] = useState<Begun | null>(recall)
  const [ended, setEnded] = useState<EndedChat>()
  const [isOpen, setIsOpen] = useState(isAsked)
  const opener = useRef<Element | null>(null)
  // A chat that was held under an account is not shown to the next person at this browser.
  const isForeign = begun !== null && begun.chat.userId !== null && begun.chat.userId !== user?.id
  const room = useChatRoom(api, isForeign ? null : begun, isOpen)

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
    // Signing out leaves nothing behind, not even of a chat that began before the sign-in.
    const onStorage = ({ key }: StorageEvent) => key === null && readChat() === null && close()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
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
    // A broken connection must not keep anybody in the chat: the server ends it after two minutes of absence
    // anyway.
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
