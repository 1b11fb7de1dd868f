import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { TicketStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { typingNotifyMs, typingShownMs } from '@haat/contract/domains/support.tickets.rules.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { holdTabLock } from '#api/tab-lock.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { keepChat, type RunningChat } from './chat-memory.ts'
import { lastSequence, withOutgoing, type ChatMessage } from './chat-messages.ts'
import { asSender, changeThread, chatQueries, type ChatThread } from './chat.queries.ts'
import {
  receiveMessage,
  sendAgain,
  sendUnreachedAgain,
  useOutgoing,
  useSendMessage,
  type ApiAccess,
} from './send-message.ts'

/** A connection that is lost for less than this is not reported to the user. */
const shortBreakMs = 1500

export interface ChatRoom extends Connection, Pick<ChatThread, 'presence' | 'state' | 'isGone'> {
  number: string
  /** The messages received and on their way. */
  messages: ChatMessage[]
  unread: number
  send(words: string, file?: File): void
  sendAgain(key: string): void
  notifyTyping(): void
  leave(): void
}

/** One chat of its sender. The connection stays open as long as the chat lasts, with or without its window. */
export function useChatRoom(chat: RunningChat, first: ChatMessage | undefined, isOpen: boolean): ChatRoom {
  const { number } = chat
  const client = useQueryClient()
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const api = useMemo<ApiAccess>(() => ({ call, apiUrl }), [call, apiUrl])
  const connection = useChatStream(api, chat)
  // A chat in a background tab is not being read.
  const isWatched = useSyncExternalStore(onVisibilityChange, isTabVisible) && isOpen
  const { data: thread } = useQuery({
    ...chatQueries.thread(call, chat, first),
    // Only while the chat is visible, since loading the thread marks it as read.
    enabled: ({ state }) => isWatched && state.data?.messages.some(hasFileOfServer) === true,
  })
  const outgoing = useOutgoing(number, thread.uploads)
  const send = useSendMessage(api, chat)
  const typingSentAt = useRef(0)

  const fromStaff = thread.messages.filter(({ author }) => author === 'staff')
  const last = lastSequence(fromStaff)
  const hasUnseen = last > thread.seen
  useEffect(() => {
    if (!isWatched || !hasUnseen) return
    changeThread(client, number, () => ({ seen: last }))
    keepChat({ ...chat, seen: last })
    const body = { sequence: last }
    call('POST /tickets/:number/seen', { params: { number }, headers: asSender(chat), body }).catch(() => {})
  }, [isWatched, hasUnseen, last, client, number, chat, call])

  const post = (line: 'POST /tickets/:number/typing' | 'POST /tickets/:number/leave') =>
    void call(line, { params: { number }, headers: asSender(chat) }).catch(() => {})
  return {
    ...connection,
    number,
    messages: withOutgoing(thread.messages, outgoing),
    presence: thread.presence,
    state: thread.state,
    isGone: thread.isGone,
    unread: fromStaff.filter(({ sequence = 0 }) => sequence > thread.seen).length,
    send: (words, file) => send({ message: newMessage(words, file), file }),
    sendAgain: (key) => sendAgain(client, number, key),
    notifyTyping() {
      if (Date.now() - typingSentAt.current < typingNotifyMs) return
      typingSentAt.current = Date.now()
      post('POST /tickets/:number/typing')
    },
    leave: () => post('POST /tickets/:number/leave'),
  }
}

const isTabVisible = () => document.visibilityState === 'visible'
function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const hasFileOfServer = ({ id, files }: ChatMessage) => id !== undefined && files.length > 0

function newMessage(words: string, file: File | undefined): ChatMessage {
  const key = makeUuid()
  return {
    key,
    author: 'customer',
    authorName: '',
    words,
    files: file ? [previewOf(key, file)] : [],
    at: new Date().toISOString(),
    state: 'sending',
  }
}

/** Shows the file before it is uploaded. */
const previewOf = (id: string, file: File) => ({
  id,
  url: URL.createObjectURL(file),
  name: file.name.slice(-120),
  contentType: file.type,
  sizeBytes: file.size,
})

interface Connection {
  /** Whether the connection is lost; undefined until the first one is open. */
  isLost: boolean | undefined
  isTyping: boolean
}

/** Writes what the stream of a chat brings into its query. One tab holds the stream at a time. */
function useChatStream(api: ApiAccess, chat: RunningChat): Connection {
  const client = useQueryClient()
  const [isLost, setIsLost] = useState<boolean>()
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    const { number } = chat
    /** The last sequence number of the stream. Answers to calls may be ahead of other people's messages. */
    let streamedUpTo = -1
    let typingTimer: ReturnType<typeof setTimeout> | undefined
    let lostTimer: ReturnType<typeof setTimeout> | undefined
    const showTyping = (isNow: boolean) => {
      clearTimeout(typingTimer)
      if (isNow) typingTimer = setTimeout(() => setIsTyping(false), typingShownMs)
      setIsTyping(isNow)
    }
    function onLine(line: TicketStreamEvent) {
      if (line.type === 'typing') return showTyping(true)
      if (line.type === 'presence') return changeThread(client, number, () => ({ presence: line }))
      if (line.type === 'ticket') return changeThread(client, number, () => ({ state: line }))
      if (line.type !== 'message') return
      const { message } = line
      streamedUpTo = Math.max(streamedUpTo, message.sequence)
      receiveMessage(client, number, message)
      if (message.author === 'staff') showTyping(false)
    }
    const resend = () => sendUnreachedAgain(client, number)
    const connect = () =>
      openStream<TicketStreamEvent>(api, {
        path: () => `/tickets/${number}/stream?after=${streamedUpTo}`,
        headers: asSender(chat),
        onLine,
        onState(state) {
          clearTimeout(lostTimer)
          if (state === 'lost') {
            lostTimer = setTimeout(() => setIsLost(true), shortBreakMs)
            return
          }
          setIsLost(false)
          resend()
        },
        onRefused: () => changeThread(client, number, () => ({ isGone: true })),
      })
    let stream: OpenStream | undefined
    const releaseLock = holdTabLock(`haat-chat-${number}`, (isOurs) => {
      stream?.close()
      stream = isOurs ? connect() : undefined
    })
    addEventListener('online', resend)
    return () => {
      removeEventListener('online', resend)
      releaseLock()
      stream?.close()
      clearTimeout(typingTimer)
      clearTimeout(lostTimer)
    }
  }, [api, chat, client])
  return { isLost, isTyping }
}
