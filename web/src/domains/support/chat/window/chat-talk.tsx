import { useLayoutEffect, useRef } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import type { ChatRoom } from '../use-chat-room.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLine } from './chat-line.tsx'
import { ChatNotice } from './chat-notice.tsx'

const nearEndPx = 120

/** The messages of the chat, and the field for the next one. */
export function ChatTalk({ room, onForget }: { room: ChatRoom; onForget(): void }) {
  const { chat } = useArea('contact')
  const { messages, isTyping, presence, isGone } = room
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  // The list scrolls to a new message only if it is at its end: somebody who reads further up stays there.
  useLayoutEffect(() => {
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages, isTyping])

  if (isGone) {
    return (
      <div className="grid grow content-center justify-items-center gap-4 p-5 text-center">
        <p>{chat.gone}</p>
        <Button onClick={onForget}>{chat.startNew}</Button>
      </div>
    )
  }
  const typist = messages.findLast(({ author }) => author === 'staff')?.authorName ?? presence?.name
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={chat.log}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx
        }}
        className="flex min-h-0 grow flex-col gap-2.5 overflow-y-auto overscroll-contain bg-paper px-4 py-4"
      >
        {messages.map((message) => (
          <ChatLine key={message.key} message={message} onAgain={() => room.sendAgain(message.key)} />
        ))}
        <ChatNotice room={room} />
      </div>
      <p aria-live="polite" className="min-h-6 bg-paper px-5 text-small text-muted">
        {isTyping && chat.typing(typist ?? chat.team)}
      </p>
      <ChatComposer room={room} />
    </>
  )
}
