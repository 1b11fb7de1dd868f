import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'

/**
 * The services as they work inside of a transaction: what they write is there when it ends, or not at all, and their own transactions
 * become savepoints of it. What they announce is held back, because nobody may read it before; `announce` is for afterwards.
 */
export function servicesIn(services: Services, tx: Tx) {
  const held: (() => Promise<void>)[] = []
  const bus: Services['bus'] = {
    ...services.bus,
    publish: async (...news: Parameters<Services['bus']['publish']>) => {
      held.push(async () => services.bus.publish(...news))
    },
  }
  return {
    inner: { ...services, db: tx as unknown as Services['db'], bus },
    announce: async () => {
      for (const publish of held) await publish()
    },
  }
}
