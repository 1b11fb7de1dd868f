import { randomUUID } from 'node:crypto'

/** Topics of things that processes may have cached. */
type CachedTopic = 'products' | 'services' | 'vendors' | 'categories' | 'content' | 'site' | 'search'
/**
 * Topics of what happens between people at this moment. No page shows it, so listeners to `any` do not get it.
 */
type LiveTopic = 'tickets' | 'typing' | 'presence' | 'viewers' | 'notifications'
export type Topic = CachedTopic | LiveTopic

/** Without numbers, every thing of the topic may have changed. */
export type Listener = (numbers: number[] | undefined, topic: Topic) => void

export interface Bus {
  /**
   * Notifies all processes, this one first. Call it after the commit, because listeners read at once. Never
   * fails.
   */
  publish(topic: Topic, numbers?: number[]): Promise<void>
  /** Returns a function that unsubscribes. `any` stands for every topic that processes may have cached. */
  subscribe(topic: Topic | 'any', listener: Listener): () => void
}

/** A way for messages to get from one process to the others. */
export interface BusTransport {
  /** Resolves to false when the transport cannot send at the moment. */
  send(message: string): Promise<boolean>
  /** `onGap` is called when the transport was away, because messages may have been missed. */
  receive(onMessage: (message: string) => void, onGap: () => void): void
}

interface Options {
  /** Messages are sent by the first transport that works; all of them are listened to. */
  transports: BusTransport[]
  /**
   * Reads where the database's log (WAL) stands after a change: what a listener reads next must not be older.
   */
  position?: (() => Promise<string | undefined>) | undefined
  onPosition?: ((position: string) => void) | undefined
  /** Called when a listener throws; the other listeners and the publisher are not affected. */
  onTrouble?: ((error: unknown) => void) | undefined
}

interface Message {
  topic: Topic
  numbers?: number[] | undefined
  at?: string | undefined
  from?: string
}

const cachedTopics: Topic[] = ['products', 'services', 'vendors', 'categories', 'content', 'site', 'search']
const topics: Topic[] = [...cachedTopics, 'tickets', 'typing', 'presence', 'viewers', 'notifications']
/** PostgreSQL's NOTIFY carries 8,000 bytes. A change of more things than this is sent without their numbers. */
const maxNumbers = 400

export function createBus({ transports, position, onPosition, onTrouble }: Options): Bus {
  const us = randomUUID()
  // LiveTopic topics are read from the primary: a position would keep everybody else away from the replicas.
  const positionOf = async (topic: Topic) => (cachedTopics.includes(topic) ? position?.() : undefined)
  const listeners = new Map<Listener, Topic | 'any'>()

  const deliver = ({ topic, numbers, at }: Message) => {
    if (at !== undefined) onPosition?.(at)
    for (const [listener, wanted] of listeners) {
      if (wanted !== topic && !(wanted === 'any' && cachedTopics.includes(topic))) continue
      try {
        listener(numbers, topic)
      } catch (error) {
        onTrouble?.(error)
      }
    }
  }
  const receive = async (text: string) => {
    const message = readMessage(text)
    if (!message || message.from === us) return
    // A message that an operator sent by hand has no log position.
    deliver({ ...message, at: message.at ?? (await positionOf(message.topic)) })
  }
  const catchUp = async () => {
    const at = await position?.()
    for (const topic of topics) deliver({ topic, at })
  }
  for (const transport of transports) {
    transport.receive(
      (text) => void receive(text),
      () => void catchUp(),
    )
  }

  return {
    async publish(topic, numbers) {
      const message: Message = {
        topic,
        numbers: numbers && numbers.length <= maxNumbers ? numbers : undefined,
        at: await positionOf(topic),
      }
      deliver({ ...message, numbers })
      const text = JSON.stringify({ ...message, from: us })
      for (const transport of transports) if (await transport.send(text)) return
    },
    subscribe(topic, listener) {
      listeners.set(listener, topic)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Operators may send a message of their own after a change by hand; text that is no valid message is ignored.
 */
function readMessage(text: string): Message | undefined {
  try {
    const { topic, numbers, at, from } = JSON.parse(text) as Partial<Message>
    if (!topic || !topics.includes(topic)) return undefined
    const isList = Array.isArray(numbers) && numbers.every(Number.isSafeInteger)
    return {
      topic,
      numbers: isList ? numbers : undefined,
      ...(typeof at === 'string' && { at }),
      ...(typeof from === 'string' && { from }),
    }
  } catch {
    return undefined
  }
}
