import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Kept {
  payload: AdapterPayload
  until: number
}

const mostKept = 5000

/** What the stand-in for Google remembers: nothing outlives the process, and the oldest makes room. */
export function createMemoryAdapter() {
  const kept = new Map<string, Kept>()

  const read = (key: string) => {
    const found = kept.get(key)
    if (found && found.until > Date.now()) return found.payload
    kept.delete(key)
    return undefined
  }
  const findBy = (model: string, isWanted: (payload: AdapterPayload) => boolean) =>
    [...kept.entries()].find(([key, { payload }]) => key.startsWith(`${model}:`) && isWanted(payload))?.[0]

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload, expiresIn = 3600) {
        kept.set(keyOf(id), { payload, until: Date.now() + expiresIn * 1000 })
        const [oldest] = kept.keys()
        if (kept.size > mostKept && oldest) kept.delete(oldest)
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => read(findBy(model, (payload) => payload.uid === uid) ?? ''),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
