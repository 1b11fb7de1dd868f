import { randomUUID } from 'node:crypto'

/** What processes tell each other about: things of which they may remember something. */
type Remembered = 'products' | 'services' | 'vendors' | 'categories' | 'content' | 'site' | 'search'
/** What happens between people at this moment: it stands on no page, and whoever listens to any topic is spared it. */
type Live = 'tickets' | 'typing' | 'presence'
export type Topic = Remembered | Live

/** None of the numbers given: every one of them may have changed. */
export type Listener = (numbers: number[] | undefined, topic: Topic) => void

export interface Bus {
  /** Tells all processes, this one first. For after the commit: whoever hears it reads at once. Never fails. */
  publish(topic: Topic, numbers?: number[]): Promise<void>
  /** Returns how to stop listening. Any is every topic of which something may be remembered. */
  subscribe(topic: Topic | 'any', listener: Listener): () => void
}

/** A way from process to process. */
export interface Carrier {
  /** False when it cannot carry at the moment. */
  send(message: string): Promise<boolean>
  /** A gap: it was away, and messages may have been missed. */
  receive(onMessage: (message: string) => void, onGap: () => void): void
}

interface Options {
  /** In the order in which they are tried; all of them are listened to. */
  carriers: Carrier[]
  /** Where the database's log stands after a change: what is read next must not be older. */
  position?: (() => Promise<string | undefined>) | undefined
  onPosition?: ((position: string) => void) | undefined
  /** Told of a listener that failed: whoever else listens, and whoever published, hears nothing of it. */
  onTrouble?: ((error: unknown) => void) | undefined
}

interface Message {
  topic: Topic
  numbers?: number[] | undefined
  at?: string | undefined
  from?: string
}

const remembered: Topic[] = ['products', 'services', 'vendors', 'categories', 'content', 'site', 'search']
const topics: Topic[] = [...remembered, 'tickets', 'typing', 'presence']
/** PostgreSQL carries 8,000 bytes; whoever changes more than this has changed anything. */
const mostNumbers = 400

export function createBus({ carriers, position, onPosition, onTrouble }: Options): Bus {
  const us = randomUUID()
  // What happens between people is read from the primary: a position would keep all others away from the replicas.
  const positionOf = async (topic: Topic) => (remembered.includes(topic) ? position?.() : undefined)
  const listeners = new Map<Listener, Topic | 'any'>()

  const deliver = ({ topic, numbers, at }: Message) => {
    if (at !== undefined) onPosition?.(at)
    for (const [listener, wanted] of listeners) {
      if (wanted !== topic && !(wanted === 'any' && remembered.includes(topic))) continue
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
    // A message by hand does not say where the log stood.
    deliver({ ...message, at: message.at ?? (await positionOf(message.topic)) })
  }
  const catchUp = async () => {
    const at = await position?.()
    for (const topic of topics) deliver({ topic, at })
  }
  for (const carrier of carriers) {
    carrier.receive(
      (text) => void receive(text),
      () => void catchUp(),
    )
  }

  return {
    async publish(topic, numbers) {
      const message: Message = {
        topic,
        numbers: numbers && numbers.length <= mostNumbers ? numbers : undefined,
        at: await positionOf(topic),
      }
      deliver({ ...message, numbers })
      const text = JSON.stringify({ ...message, from: us })
      for (const carrier of carriers) if (await carrier.send(text)) return
    },
    subscribe(topic, listener) {
      listeners.set(listener, topic)
      return () => void listeners.delete(listener)
    },
  }
}

/** Operators may send a message of their own after a change by hand; what is not one is left alone. */
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
