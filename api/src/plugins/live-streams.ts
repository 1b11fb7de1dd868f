import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { streamHeartbeatMs } from '@haat/contract/domains/support.stream.rules.ts'
import { ApiError } from './api-error.ts'
import type { RequestSource } from './limits/rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    liveStreams: LiveStreams
  }
}

/** Why a stream is over: the client has gone or was too slow, has lost its access, or the server stops. */
export type StreamEnd = 'left' | 'refused' | 'stopped'

export interface StreamHandlers {
  /** Whose stream it is: one owner has few streams, and the oldest are closed first. */
  owner: string
  /** Asked with every heartbeat; the stream ends unless it resolves to true. */
  mayGoOn(): Promise<boolean>
  onBeat?(): Promise<void>
  onEnd?(why: StreamEnd): void
}

export interface LiveStream {
  /** Sends one event as one line of JSON. */
  send(event: object): void
  end(why: StreamEnd): void
  isOver(): boolean
}

export interface LiveStreams {
  open(request: FastifyRequest, reply: FastifyReply, work: StreamHandlers): LiveStream
  /** Sends a heartbeat on every stream now, due or not. */
  beatAll(): Promise<void>
  count(): number
}

interface Open {
  stream: LiveStream
  work: StreamHandlers
  /** The source that the stream is counted for. */
  who: RequestSource
  beatAt: number
}

const tickMs = 1000
const maxPerOwner = 8
/** Limits for one account or device, for all unknown clients of a network, and for the network in all. */
const maxPerSource = 20
const maxPerUnknown = 200
const maxPerNetwork = 2000
const maxInAll = 5000
/** A client that reads too slowly is cut off at this size; it reconnects and goes on where it was. */
const maxWaitingBytes = 256 * 1024

const timeoutMs = 2000

const tooMany = () =>
  new ApiError('RATE_LIMITED', 'There are too many open connections from here. Please close some tabs.')

/**
 * Long-lived answers of JSON lines. A heartbeat shows both sides that the other is there, and at each one the
 * server checks again whether the listener still has access.
 */
export function serveLiveStreams(app: FastifyInstance) {
  const all = new Set<Open>()
  const refuseMore = ({ kind, key, network }: RequestSource) => {
    if (app.isStopping()) throw new ApiError('UNAVAILABLE', 'This server is about to stop. Please try again.')
    const countOf = (isCounted: (who: RequestSource) => boolean) =>
      [...all].filter(({ who }) => isCounted(who)).length
    const ofNetwork = countOf((who) => who.network === network)
    const own = countOf((who) => who.key === key)
    const maxOwn = kind === 'account' || kind === 'device' ? maxPerSource : maxPerUnknown
    if (all.size >= maxInAll || ofNetwork >= maxPerNetwork || own >= maxOwn) throw tooMany()
  }
  const endOldest = (owner: string) => {
    const own = [...all].filter(({ work }) => work.owner === owner)
    for (const { stream } of own.slice(0, Math.max(0, own.length - maxPerOwner + 1))) stream.end('left')
  }

  app.decorate('liveStreams', {
    open(request, reply, work) {
      const who = app.sourceOf(request)
      refuseMore(who)
      endOldest(work.owner)
      const { body, stream } = openStream((why) => {
        all.delete(open)
        work.onEnd?.(why)
      })
      const open: Open = { stream, work, who, beatAt: Date.now() + streamHeartbeatMs }
      all.add(open)
      reply.type('application/x-ndjson; charset=utf-8')
      // The connection is closed with the stream: if it were kept alive, it would hold up a stop.
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
      void reply.send(body)
      return stream
    },
    beatAll: async () => void (await Promise.all([...all].map(beat))),
    count: () => all.size,
  } satisfies LiveStreams)

  const timer = setInterval(() => {
    const now = Date.now()
    for (const open of all) if (open.beatAt <= now) void beat(open)
  }, tickMs)
  timer.unref()
  app.onStop(() => {
    clearInterval(timer)
    for (const { stream } of all) stream.end('stopped')
  })
}

async function beat(open: Open) {
  const { stream, work } = open
  open.beatAt = Date.now() + streamHeartbeatMs
  try {
    if (!(await work.mayGoOn())) return stream.end('refused')
    await work.onBeat?.()
    stream.send({ type: 'beat' })
  } catch {
    // Access that cannot be checked is refused: the client comes back when it can be checked.
    stream.end('refused')
  }
}

function openStream(onEnd: (why: StreamEnd) => void) {
  const body = new Readable({ read() {} })
  let ended: StreamEnd | undefined
  const end = (why: StreamEnd) => {
    if (ended) return
    ended = why
    onEnd(why)
  }
  body.once('close', () => end('left'))
  const stream: LiveStream = {
    send(event) {
      if (ended) return
      body.push(`${JSON.stringify(event)}\n`)
      if (body.readableLength <= maxWaitingBytes) return
      end('left')
      body.destroy()
    },
    end(why) {
      if (ended) return
      end(why)
      body.push(null)
      // A client that does not read the rest must not hold up the end.
      setTimeout(() => body.destroy(), timeoutMs).unref()
    },
    isOver: () => ended !== undefined,
  }
  return { body, stream }
}
