import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  expiresAt: number
}

const maxEntries = 5000

/** Storage of the provider in memory. It ends with the process, and the oldest entry goes when there are too many. */
export function createMemoryAdapter() {
  const entries = new Map<string, Entry>()

  const read = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.expiresAt > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  const findBy = (model: string, isWanted: (payload: AdapterPayload) => boolean) =>
    [...entries].find(([key, { payload }]) => key.startsWith(`${model}:`) && isWanted(payload))?.[0]

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload, expiresIn = 3600) {
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresIn * 1000 })
        const [oldest] = entries.keys()
        if (entries.size > maxEntries && oldest) entries.delete(oldest)
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => read(findBy(model, (payload) => payload.uid === uid) ?? ''),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
