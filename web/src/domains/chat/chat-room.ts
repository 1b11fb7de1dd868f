import type { ChatState, TicketLine } from '@haat/contract/domains/support.live.rules.ts'
import { typingShownMs, typingTellMs } from '@haat/contract/domains/support.tickets.rules.ts'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { holdLine } from '#api/hold-line.ts'
import { openStream, type OpenStream } from '#api/open-stream.ts'
import { keepChat, type RunningChat } from './chat-memory.ts'
import { lastSequence, withArrived, withFilesOf, withState, type ChatMessage } from './chat-messages.ts'
import { asSender, openOutgoing, type Outgoing, type Way } from './outgoing.ts'

export interface ChatView {
  messages: ChatMessage[]
  /** Nobody is on the line; undefined until the first connection stands. */
  isLost: boolean | undefined
  isTyping: boolean
  presence: ChatPresence | undefined
  state: ChatState | undefined
  unread: number
  /** There is no such chat any more. */
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

/** Beyond this a person sees that something is wrong. */
const shortBreakMs = 1500

/** Half as long as the address of a file is good. */
const filesFreshMs = 1_800_000

export type ChatRoom = ReturnType<typeof openChatRoom>

/** One chat as its sender has it: what was said, what is on its way, and who is there. */
export function openChatRoom(way: Way, chat: RunningChat, first: ChatMessage[] = []) {
  const listeners = new Set<() => void>()
  const params = { number: chat.number }
  const headers = asSender(chat)
  let view: ChatView = { ...empty, messages: first }
  /** What came over the stream: answers to what we send may run ahead of others' messages. */
  let heardUpTo = -1
  let isWatched = true
  let seen = chat.seen
  let toldTypingAt = 0
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  let filesFreshAt = Date.now()

  const change = (next: Partial<ChatView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const tell = (line: 'POST /tickets/:number/typing') =>
    void way.call(line, { params, headers }).catch(() => {})
  const tellSeen = () => {
    const sequence = lastSequence(view.messages.filter(({ author }) => author === 'staff'))
    if (sequence <= seen) return
    seen = sequence
    keepChat({ ...chat, seen })
    void way.call('POST /tickets/:number/seen', { params, headers, body: { sequence } }).catch(() => {})
  }
  const isOldFile = ({ id, files }: ChatMessage) => id !== undefined && files.length > 0
  /** Only for who looks at it: reading the thread says that it was read. */
  const renewFiles = () => {
    if (!isWatched || Date.now() - filesFreshAt < filesFreshMs || !view.messages.some(isOldFile)) return
    filesFreshAt = Date.now()
    way.call('GET /tickets/:number', { params, headers }).then(
      ({ data }) => change({ messages: withFilesOf(view.messages, data.messages) }),
      () => (filesFreshAt = 0),
    )
  }
  const renewTimer = setInterval(renewFiles, 60_000)
  const outgoing = openOutgoing(way, chat, {
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
  function hear(line: TicketLine) {
    if (line.type === 'typing') return showTyping(true)
    if (line.type === 'presence') return change({ presence: line })
    if (line.type === 'ticket') return change({ state: line })
    if (line.type !== 'message') return
    const { message } = line
    heardUpTo = Math.max(heardUpTo, message.sequence)
    change({ messages: withArrived(view.messages, message) })
    if (message.author !== 'staff' || message.sequence <= seen) return
    showTyping(false)
    if (isWatched) tellSeen()
    else change({ unread: view.unread + 1 })
  }
  const connect = () =>
    openStream<TicketLine>(way, {
      path: () => `/tickets/${chat.number}/stream?after=${heardUpTo}`,
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
  const letGoOfLine = holdLine(`haat-chat-${chat.number}`, (isOurs) => {
    stream?.close()
    stream = isOurs ? connect() : undefined
  })
  const sendAgain = () => {
    for (const key of outgoing.againAll()) resend(key)
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
      outgoing.again(key)
    },
    tellTyping() {
      if (Date.now() - toldTypingAt < typingTellMs) return
      toldTypingAt = Date.now()
      tell('POST /tickets/:number/typing')
    },
    /** Whether somebody looks at it at this moment. */
    watch(isNow: boolean) {
      const isBack = isNow && !isWatched
      isWatched = isNow
      if (!isBack) return
      if (view.unread > 0) change({ unread: 0 })
      tellSeen()
      renewFiles()
    },
    leave: () => way.call('POST /tickets/:number/leave', { params, headers }),
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
