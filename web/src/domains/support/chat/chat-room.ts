import type { ChatState, TicketStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { typingShownMs, typingNotifyMs } from '@haat/contract/domains/support.tickets.rules.ts'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { holdTabLock } from '#api/tab-lock.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { keepChat, type RunningChat } from './chat-memory.ts'
import { lastSequence, withArrived, withFilesOf, withState, type ChatMessage } from './chat-messages.ts'
import { asSender, openOutgoing, type Outgoing, type ApiAccess } from './outgoing.ts'

export interface ChatView {
  messages: ChatMessage[]
  /** Whether the connection is lost; undefined until the first one is open. */
  isLost: boolean | undefined
  isTyping: boolean
  presence: ChatPresence | undefined
  state: ChatState | undefined
  unread: number
  /** Whether the chat no longer exists. */
  isGone: boolean
}

const empty: ChatView = {
  messages: [],
  isLost: undefined,
  isTyping: false,
  presence: undefined,
  state: undefined,
  unread: 0,
  isGone: false,
}

/** A connection that is lost for less than this is not reported to the user. */
const shortBreakMs = 1500

/** Half of the time for which the URL of a file is valid. */
const filesFreshMs = 1_800_000

export type ChatRoom = ReturnType<typeof openChatRoom>

/** One chat of its sender: the messages received and on their way, and who is present. */
export function openChatRoom(api: ApiAccess, chat: RunningChat, first: ChatMessage[] = []) {
  const listeners = new Set<() => void>()
  const params = { number: chat.number }
  const headers = asSender(chat)
  let view: ChatView = { ...empty, messages: first }
  /** The last sequence number of the stream. Answers to calls may be ahead of other people's messages. */
  let streamedUpTo = -1
  let isWatched = true
  let seen = chat.seen
  let typingSentAt = 0
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  let filesFreshAt = Date.now()

  const change = (next: Partial<ChatView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const post = (line: 'POST /tickets/:number/typing') =>
    void api.call(line, { params, headers }).catch(() => {})
  const tellSeen = () => {
    const sequence = lastSequence(view.messages.filter(({ author }) => author === 'staff'))
    if (sequence <= seen) return
    seen = sequence
    keepChat({ ...chat, seen })
    void api.call('POST /tickets/:number/seen', { params, headers, body: { sequence } }).catch(() => {})
  }
  const isOldFile = ({ id, files }: ChatMessage) => id !== undefined && files.length > 0
  /** Only while the chat is visible, since loading the thread marks it as read. */
  const renewFiles = () => {
    if (!isWatched || Date.now() - filesFreshAt < filesFreshMs || !view.messages.some(isOldFile)) return
    filesFreshAt = Date.now()
    api.call('GET /tickets/:number', { params, headers }).then(
      ({ data }) => change({ messages: withFilesOf(view.messages, data.messages) }),
      () => (filesFreshAt = 0),
    )
  }
  const renewTimer = setInterval(renewFiles, 60_000)
  const outgoing = openOutgoing(api, chat, {
    onProgress: (key, progress) =>
      change({ messages: view.messages.map((one) => (one.key === key ? { ...one, progress } : one)) }),
    onSent: (key, message) => change({ messages: withArrived(view.messages, message, key) }),
    onFailed: (key, refusal, hasNoRoom) =>
      change({
        messages: withState(view.messages, key, 'failed').map((one) =>
          one.key === key ? { ...one, hasNoRoom, ...(refusal && { refusal }) } : one,
        ),
      }),
  })

  const showTyping = (isTyping: boolean) => {
    clearTimeout(typingTimer)
    if (isTyping) typingTimer = setTimeout(() => change({ isTyping: false }), typingShownMs)
    change({ isTyping })
  }
  function hear(line: TicketStreamEvent) {
    if (line.type === 'typing') return showTyping(true)
    if (line.type === 'presence') return change({ presence: line })
    if (line.type === 'ticket') return change({ state: line })
    if (line.type !== 'message') return
    const { message } = line
    streamedUpTo = Math.max(streamedUpTo, message.sequence)
    change({ messages: withArrived(view.messages, message) })
    if (message.author !== 'staff' || message.sequence <= seen) return
    showTyping(false)
    if (isWatched) tellSeen()
    else change({ unread: view.unread + 1 })
  }
  const connect = () =>
    openStream<TicketStreamEvent>(api, {
      path: () => `/tickets/${chat.number}/stream?after=${streamedUpTo}`,
      headers,
      onLine: hear,
      onState(state) {
        clearTimeout(lostTimer)
        if (state === 'lost') lostTimer = setTimeout(() => change({ isLost: true }), shortBreakMs)
        else {
          change({ isLost: false })
          sendAgain()
        }
      },
      onRefused: () => change({ isGone: true }),
    })
  let stream: OpenStream | undefined
  const letGoOfLine = holdTabLock(`haat-chat-${chat.number}`, (isOurs) => {
    stream?.close()
    stream = isOurs ? connect() : undefined
  })
  const sendAgain = () => {
    for (const key of outgoing.retryAll()) resend(key)
  }
  addEventListener('online', sendAgain)
  const resend = (key: string) => change({ messages: withState(view.messages, key, 'sending') })

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    say(message: ChatMessage, one: Outgoing) {
      change({ messages: [...view.messages, message] })
      outgoing.put(one)
    },
    again(key: string) {
      resend(key)
      outgoing.retry(key)
    },
    tellTyping() {
      if (Date.now() - typingSentAt < typingNotifyMs) return
      typingSentAt = Date.now()
      post('POST /tickets/:number/typing')
    },
    /** Sets whether the chat is visible at the moment. */
    watch(isNow: boolean) {
      const isBack = isNow && !isWatched
      isWatched = isNow
      if (!isBack) return
      if (view.unread > 0) change({ unread: 0 })
      tellSeen()
      renewFiles()
    },
    leave: () => api.call('POST /tickets/:number/leave', { params, headers }),
    close() {
      removeEventListener('online', sendAgain)
      letGoOfLine()
      stream?.close()
      clearTimeout(typingTimer)
      clearTimeout(lostTimer)
      clearInterval(renewTimer)
    },
  }
}
