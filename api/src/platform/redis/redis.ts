import { setTimeout as delay } from 'node:timers/promises'
import { createClient, type RedisClientType } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import type { BusTransport } from '#platform/cluster/bus.ts'

export interface Redis {
  /** Undefined while Redis is away or slow: callers have a way without it. */
  ask<T>(command: (client: RedisClientType) => Promise<T>): Promise<T | undefined>
  /** For how long it has answered without a failure; 0 while it is away. */
  upForMs(): number
  transport: BusTransport
  close(): Promise<void>
}

const channel = 'haat'
const timeoutMs = 250
const firstConnectMs = 1000
/** After a failure Redis is not asked for this long, so that a Redis that hangs does not slow every request. */
const pauseMs = 1000

/**
 * Redis is optional: it makes limits count for all processes together and carries their messages faster. While
 * it is away every process works by itself; its loss and its return are logged once each.
 */
export async function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Redis> {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { connectTimeout: 2000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, pauseMs) },
  })
  let upSince: number | undefined
  let pausedUntil = 0
  let wasAway = false
  const gapListeners: (() => void)[] = []

  const isAway = (err: unknown) => {
    if (!wasAway) log.warn({ err }, 'Redis is away: limits are counted by each process for itself')
    wasAway = true
    upSince = undefined
  }
  const isBack = () => {
    if (upSince !== undefined) return
    upSince = Date.now()
    if (!wasAway) return
    wasAway = false
    log.warn('Redis is back')
    for (const listener of gapListeners) listener()
  }
  client.on('error', isAway)
  client.on('ready', isBack)
  const connected = client.connect().catch(isAway)
  await Promise.race([connected, delay(firstConnectMs, undefined, { ref: false })])
  if (!client.isReady) isAway(new Error('no answer yet'))

  async function ask<T>(command: (client: RedisClientType) => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || Date.now() < pausedUntil) return undefined
    try {
      const answer = await withTimeout(command(client))
      isBack()
      return answer
    } catch (error) {
      pausedUntil = Date.now() + pauseMs
      isAway(error)
      return undefined
    }
  }

  return {
    ask,
    upForMs: () => (upSince === undefined ? 0 : Date.now() - upSince),
    transport: {
      send: async (message) => (await ask((redis) => redis.publish(channel, message))) !== undefined,
      receive(onMessage, onGap) {
        gapListeners.push(onGap)
        void subscribe(client, onMessage)
      },
    },
    async close() {
      client.destroy()
      await connected
    },
  }
}

/** Once subscribed, the client subscribes again by itself whenever it reconnects. */
async function subscribe(client: RedisClientType, onMessage: (message: string) => void) {
  while (client.isOpen) {
    try {
      return await client.subscribe(channel, onMessage)
    } catch {
      await delay(pauseMs, undefined, { ref: false })
    }
  }
}

function withTimeout<T>(asking: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), timeoutMs)
    asking.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
