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
  progress?: number
  /** The server's reason for refusing it. */
  refusal?: string
  /** Whether the server had no space for its file. */
  hasNoRoom?: boolean
  /** The server's id, once it has arrived. */
  id?: string
  sequence?: number
}

export const arrived = (message: ThreadMessage, key = message.id): ChatMessage => ({
  key,
  id: message.id,
  sequence: message.sequence,
  author: message.author,
  authorName: message.authorName,
  words: message.words,
  files: message.files,
  at: message.at,
  state: 'sent',
})

/** Sorts received messages by their order on the server, and those on their way after them. */
const inOrder = (messages: ChatMessage[]) =>
  messages.toSorted((a, b) => (a.sequence ?? Infinity) - (b.sequence ?? Infinity) || 0)

const isOnItsWay = ({ state }: ChatMessage) => state !== 'sent'

/** The sender's own message may come back over the stream before the answer to the call that sent it. */
const isEchoOf = (message: ThreadMessage) => (one: ChatMessage) =>
  message.author === 'customer' && isOnItsWay(one) && one.words === message.words

/** Adds a received message once, whichever way it came and however often. */
export function withArrived(list: ChatMessage[], message: ThreadMessage, sentAs?: string): ChatMessage[] {
  const own = list.find((one) => one.key === sentAs) ?? list.find(isEchoOf(message))
  const isKnown = list.some((one) => one.id === message.id)
  if (isKnown) return own && isOnItsWay(own) ? list.filter((one) => one !== own) : list
  if (own) return inOrder(list.map((one) => (one === own ? arrived(message, own.key) : one)))
  return inOrder([...list, arrived(message)])
}

/** Renews the URLs of files, which expire. */
export function withFilesOf(list: ChatMessage[], thread: readonly ThreadMessage[]): ChatMessage[] {
  const filesById = new Map(thread.map(({ id, files }) => [id, files]))
  return list.map((one) => ({ ...one, files: filesById.get(one.id ?? '') ?? one.files }))
}

export const withState = (list: ChatMessage[], key: string, state: ChatMessage['state']): ChatMessage[] =>
  list.map((one) => (one.key === key && isOnItsWay(one) ? { ...one, state } : one))

export const lastSequence = (list: readonly { sequence?: number }[]) =>
  Math.max(0, ...list.map(({ sequence }) => sequence ?? 0))
