import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'

/** A message in the window: on its way, or with us. */
export interface ChatMessage {
  /** Of the client while it is on its way; it stays when the message has arrived. */
  key: string
  author: ThreadMessage['author']
  authorName: string
  words: string
  files: ThreadMessage['files']
  at: string
  state: 'sending' | 'failed' | 'sent'
  /** How much of its picture has left, from 0 to 1. */
  progress?: number
  /** Why it was not taken, in the words of the server. */
  refusal?: string
  /** The server had no room for its file. */
  hasNoRoom?: boolean
  /** Known once it is with us. */
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

/** What is with us in its order, what is on its way after it. */
const inOrder = (messages: ChatMessage[]) =>
  messages.toSorted((a, b) => (a.sequence ?? Infinity) - (b.sequence ?? Infinity) || 0)

const isOnItsWay = ({ state }: ChatMessage) => state !== 'sent'

/** Our own words may come back over the stream before the answer to having sent them. */
const isEchoOf = (message: ThreadMessage) => (one: ChatMessage) =>
  message.author === 'customer' && isOnItsWay(one) && one.words === message.words

/** Shown once, by whichever way it came, and however often. */
export function withArrived(list: ChatMessage[], message: ThreadMessage, sentAs?: string): ChatMessage[] {
  const own = list.find((one) => one.key === sentAs) ?? list.find(isEchoOf(message))
  const isKnown = list.some((one) => one.id === message.id)
  if (isKnown) return own && isOnItsWay(own) ? list.filter((one) => one !== own) : list
  if (own) return inOrder(list.map((one) => (one === own ? arrived(message, own.key) : one)))
  return inOrder([...list, arrived(message)])
}

/** The same messages with the addresses that their files have now. */
export function withFilesOf(list: ChatMessage[], thread: readonly ThreadMessage[]): ChatMessage[] {
  const filesById = new Map(thread.map(({ id, files }) => [id, files]))
  return list.map((one) => ({ ...one, files: filesById.get(one.id ?? '') ?? one.files }))
}

export const withState = (list: ChatMessage[], key: string, state: ChatMessage['state']): ChatMessage[] =>
  list.map((one) => (one.key === key && isOnItsWay(one) ? { ...one, state } : one))

export const lastSequence = (list: readonly { sequence?: number }[]) =>
  Math.max(0, ...list.map(({ sequence }) => sequence ?? 0))
