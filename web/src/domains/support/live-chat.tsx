import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { keepChat, readChat, type RunningChat } from './chat/chat-memory.ts'
import type { ChatMessage } from './chat/chat-messages.ts'
import { forgetSends } from './chat/send-message.ts'
import { useChatRoom } from './chat/use-chat-room.ts'
import { ChatBubble } from './chat/window/chat-bubble.tsx'
import { ChatEnded, type EndedChat } from './chat/window/chat-ended.tsx'
import { ChatFrame } from './chat/window/chat-frame.tsx'
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
