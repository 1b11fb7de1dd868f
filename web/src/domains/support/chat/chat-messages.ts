import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'

/** A message in the window, either on its way or received by the server. */
export interface ChatMessage {
  /** Made by the client when it is sent; it stays the same when the message has arrived. */
  key: string
  author: ThreadMessage['author']
  authorName: string
  words: string
  files: ThreadMessage['files']
  at: string
  state: 'sending' | 'failed' | 'sent'
  /** How much of its file has been uploaded, from 0 to 1. */
  progress?: number | undefined
  /** The server's reason for refusing it. */
  refusal?: string | undefined
  /** Whether the server had no space for its file. */
  hasNoRoom?: boolean
  /** The server's id, once it has arrived. */
  id?: string
  sequence?: number
}

type Received = Omit<ThreadMessage, 'channel'>
type Outgoing = Pick<ChatMessage, 'key' | 'words'>

const arrived = ({ id, sequence, author, authorName, words, files, at }: Received, key: string) =>
  ({ key, id, sequence, author, authorName, words, files, at, state: 'sent' }) satisfies ChatMessage

/** Sorts received messages by their order on the server, and those on their way after them. */
const inOrder = (messages: ChatMessage[]) =>
  messages.toSorted((a, b) => (a.sequence ?? Infinity) - (b.sequence ?? Infinity) || 0)

const hasKey = (list: readonly ChatMessage[], key: string) => list.some((one) => one.key === key)

/**
 * The sender's own message may come back over the stream before the answer to the call that sent it. The first message
 * of a chat is already in the list while it is on its way.
 */
const findEchoed = (list: readonly ChatMessage[], message: Received, outgoing: readonly Outgoing[]) =>
  message.author === 'customer'
    ? [
        ...list.filter(({ id }) => id === undefined),
        ...outgoing.filter(({ key }) => !hasKey(list, key)),
      ].find(({ words }) => words === message.words)
    : undefined

/**
 * Adds a received message once, whichever way it came and however often. `sentAs` is the key under which it was sent,
 * where the answer to its call says so; `outgoing` are the messages that have no answer yet.
 */
export function withArrived(
  list: ChatMessage[],
  message: Received,
  outgoing: readonly Outgoing[],
  sentAs?: string,
): ChatMessage[] {
  const known = list.find(({ id }) => id === message.id)
  if (known && (sentAs === undefined || known.key === sentAs)) return list
  const key = sentAs ?? findEchoed(list, message, outgoing)?.key ?? message.id
  const next = inOrder([...list.filter((one) => one !== known && one.key !== key), arrived(message, key)])
  // Of two messages with the same text, the stream brought one that was taken for the other.
  const mistaken = list.find((one) => one.key === key && one !== known)
  return mistaken && isReceived(mistaken) ? withArrived(next, mistaken, outgoing) : next
}

const isReceived = (message: ChatMessage): message is ChatMessage & Received =>
  message.id !== undefined && message.sequence !== undefined

/** Received messages, and below them those that are on their way and have not come back over the stream. */
export const withOutgoing = (list: ChatMessage[], outgoing: readonly ChatMessage[]): ChatMessage[] =>
  inOrder([...list, ...outgoing.filter(({ key }) => !hasKey(list, key))])

/** Renews the URLs of files, which expire. */
export function withFilesOf(list: ChatMessage[], thread: readonly ThreadMessage[]): ChatMessage[] {
  const filesById = new Map(thread.map(({ id, files }) => [id, files]))
  return list.map((one) => ({ ...one, files: filesById.get(one.id ?? '') ?? one.files }))
}

export const lastSequence = (list: readonly { sequence?: number }[]) =>
  Math.max(0, ...list.map(({ sequence }) => sequence ?? 0))
