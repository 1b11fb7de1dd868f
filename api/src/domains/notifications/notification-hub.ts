import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '#services.ts'
import { listNewest } from './notifications.store.ts'

/** The bus carries numbers: the last 48 bits of an account's id. Two accounts that share them only ask once too often. */
const numberOf = (userId: string) => Number.parseInt(userId.slice(-12), 16)

/** Tells all windows of a person that what they were told, or what of it is read, has changed. */
export const publishReader = ({ bus }: Pick<Services, 'bus'>, userId: string) =>
  bus.publish('notifications', [numberOf(userId)])

const everyMs = 2000
/** No transaction lasts this long, so what is older cannot appear any more. */
const openMs = 60_000

type Listener = () => void

/**
 * Notices what is new while somebody has a window open. Events are written in transactions of all domains, and an announcement
 * at their commit would have them wait for each other; so each process asks for the newest rows itself, by one statement for
 * all its windows, and not at all without windows.
 */
export function createNotificationHub(services: Services, log: Pick<FastifyBaseLogger, 'warn'>) {
  const byReader = new Map<number, Set<Listener>>()
  const seen = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false

  const wake = (numbers: Iterable<number>) => {
    for (const number of numbers) for (const listener of byReader.get(number) ?? []) listener()
  }
  const forgetOld = (now: number) => {
    for (const [id, at] of seen) if (now - at > 2 * openMs) seen.delete(id)
  }

  async function ask() {
    if (isAsking) return
    isAsking = true
    try {
      const now = Date.now()
      const rows = (await listNewest(services.db, openMs)).filter(({ id }) => !seen.has(id))
      for (const { id } of rows) seen.set(id, now)
      forgetOld(now)
      wake(new Set(rows.map(({ userId }) => numberOf(userId))))
    } catch (err) {
      log.warn({ err }, 'new notifications were not looked for')
    } finally {
      isAsking = false
    }
  }

  const unsubscribe = services.bus.subscribe('notifications', (numbers) => wake(numbers ?? byReader.keys()))

  return {
    /** Looks for news at once, as the timer does. */
    ask,
    subscribe(userId: string, listener: Listener): () => void {
      const number = numberOf(userId)
      const listeners = byReader.get(number) ?? new Set()
      byReader.set(number, listeners.add(listener))
      timer ??= setInterval(() => void ask(), everyMs).unref()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byReader.get(number) === listeners) byReader.delete(number)
        if (byReader.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    close() {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
