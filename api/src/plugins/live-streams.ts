import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { streamBeatMs } from '@haat/contract/domains/support.live.rules.ts'
import { ApiError } from './api-error.ts'
import type { Who } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyInstance {
    liveStreams: LiveStreams
  }
}

/** Why a stream is over: whoever listened has gone or was too slow, may not listen any more, or we stop. */
export type StreamEnd = 'left' | 'refused' | 'stopped'

export interface StreamWork {
  /** Whose it is: one owner has few streams, and the newest of them count. */
  owner: string
  /** Asked with every beat; not true, and the stream ends. */
  mayGoOn(): Promise<boolean>
  onBeat?(): Promise<void>
  onEnd?(why: StreamEnd): void
}

export interface LiveStream {
  /** One event, as one line of JSON. */
  send(event: object): void
  end(why: StreamEnd): void
  isOver(): boolean
}

export interface LiveStreams {
  open(request: FastifyRequest, reply: FastifyReply, work: StreamWork): LiveStream
  /** Every stream beats now, whether it is its time or not. */
  beatAll(): Promise<void>
  count(): number
}

interface Open {
  stream: LiveStream
  work: StreamWork
  /** For whom it is counted. */
  who: Who
  beatAt: number
}

const tickMs = 1000
const mostPerOwner = 8
/** Of one account or device; of all those of a network that cannot be told apart; of the network in all. */
const mostPerWho = 20
const mostPerUnknown = 200
const mostPerNetwork = 2000
const mostOfAll = 5000
/** More than this waits for nobody: a client that does not read comes back and goes on where it was. */
const mostWaitingBytes = 256 * 1024

const patienceMs = 2000

const tooMany = () =>
  new ApiError('RATE_LIMITED', 'There are too many open connections from here. Please close some tabs.')

/**
 * Answers that go on: lines of JSON, with a beat in between that shows both sides that the other is there, and at which
 * we look again whether the listener still may listen.
 */
export function keepStreams(app: FastifyInstance) {
  const all = new Set<Open>()
  const refuseMore = ({ kind, key, network }: Who) => {
    if (app.isStopping()) throw new ApiError('UNAVAILABLE', 'This server is about to stop. Please try again.')
    const countOf = (isCounted: (who: Who) => boolean) => [...all].filter(({ who }) => isCounted(who)).length
    const ofNetwork = countOf((who) => who.network === network)
    const own = countOf((who) => who.key === key)
    const mostOwn = kind === 'account' || kind === 'device' ? mostPerWho : mostPerUnknown
    if (all.size >= mostOfAll || ofNetwork >= mostPerNetwork || own >= mostOwn) throw tooMany()
  }
  const endOldest = (owner: string) => {
    const own = [...all].filter(({ work }) => work.owner === owner)
    for (const { stream } of own.slice(0, Math.max(0, own.length - mostPerOwner + 1))) stream.end('left')
  }

  app.decorate('liveStreams', {
    open(request, reply, work) {
      const who = app.whoIs(request)
      refuseMore(who)
      endOldest(work.owner)
      const { body, stream } = openStream((why) => {
        all.delete(open)
        work.onEnd?.(why)
      })
      const open: Open = { stream, work, who, beatAt: Date.now() + streamBeatMs }
      all.add(open)
      reply.type('application/x-ndjson; charset=utf-8')
      // Its connection goes with it: kept open for more, it would hold up a stop.
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
  open.beatAt = Date.now() + streamBeatMs
  try {
    if (!(await work.mayGoOn())) return stream.end('refused')
    await work.onBeat?.()
    stream.send({ type: 'beat' })
  } catch {
    // Who cannot be asked for may not be let on: the client comes back as soon as we can tell.
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
      if (body.readableLength <= mostWaitingBytes) return
      end('left')
      body.destroy()
    },
    end(why) {
      if (ended) return
      end(why)
      body.push(null)
      // Whoever does not take the rest must not hold up our end.
      setTimeout(() => body.destroy(), patienceMs).unref()
    },
    isOver: () => ended !== undefined,
  }
  return { body, stream }
}
