import { useEffect, useState } from 'react'
import type { RunningChat } from './chat-memory.ts'
import type { ChatMessage } from './chat-messages.ts'
import { openChatRoom, type ChatRoom, type ChatView } from './chat-room.ts'
import type { ApiAccess } from './outgoing.ts'

export interface OpenRoom extends Pick<ChatRoom, 'say' | 'again' | 'tellTyping' | 'leave'> {
  number: string
  view: ChatView
}

/** The connection stays open as long as the chat lasts, with or without its window. */
export function useChatRoom(
  api: ApiAccess,
  begun: { chat: RunningChat; first: ChatMessage[] } | null,
  isOpen: boolean,
): OpenRoom | null {
  const [room, setRoom] = useState<{ room: ChatRoom; number: string }>()
  const [view, setView] = useState<ChatView>()

  useEffect(() => {
    if (!begun) return
    const opened = openChatRoom(api, begun.chat, begun.first)
    setRoom({ room: opened, number: begun.chat.number })
    setView(opened.view())
    const stop = opened.subscribe(() => setView(opened.view()))
    return () => {
      stop()
      opened.close()
      setRoom(undefined)
    }
  }, [api, begun])

  // A chat in a background tab is not being read.
  useEffect(() => {
    const look = () => room?.room.watch(isOpen && document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [room, isOpen])

  return begun && room && view ? { ...room.room, number: room.number, view } : null
}
