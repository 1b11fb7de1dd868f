/** Where the phone keeps things by name. */
export interface Shelf {
  get<Thing>(key: string): Promise<Thing | undefined>
  /** Everything whose name begins so. */
  list<Thing>(prefix: string): Promise<Thing[]>
  put(key: string, thing: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Looks at everything and changes some of it at once, or nothing of it. What becomes undefined is taken away. */
  change(work: (things: Things) => Things): Promise<void>
}

export type Things = ReadonlyMap<string, unknown>

const databaseName = 'haat-courier'
const storeName = 'copy'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('Nothing can be kept')))
  })
}

/** In the browser's database, which outlives the page. Fails where the browser keeps nothing. */
export async function openShelf(): Promise<Shelf> {
  const database = await openDatabase()
  const work = <Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = ask(transaction.objectStore(storeName))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was not kept')))
    })
  return {
    get: (key) => work('readonly', (store) => store.get(key)),
    list: (prefix) => work('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    put: async (key, thing) => void (await work('readwrite', (store) => store.put(thing, key))),
    remove: (key) => work('readwrite', (store) => store.delete(key)),
    change: (changesTo) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(storeName, 'readwrite')
        const store = transaction.objectStore(storeName)
        const keys = store.getAllKeys()
        const things = store.getAll()
        things.addEventListener('success', () => {
          const all = keys.result.map((key, at) => [String(key), things.result[at]] as const)
          for (const [key, thing] of changesTo(new Map(all))) {
            if (thing === undefined) store.delete(key)
            else store.put(thing, key)
          }
        })
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was not kept')))
      }),
  }
}

/** For as long as the page lives. */
export function memoryShelf(things = new Map<string, unknown>()): Shelf {
  return {
    get: async <Thing>(key: string) => structuredClone(things.get(key)) as Thing | undefined,
    list: async <Thing>(prefix: string) =>
      [...things]
        .filter(([key]) => key.startsWith(prefix))
        .map(([, thing]) => structuredClone(thing) as Thing),
    put: async (key, thing) => void things.set(key, structuredClone(thing)),
    remove: async (key) => void things.delete(key),
    async change(work) {
      for (const [key, thing] of work(structuredClone(things))) {
        if (thing === undefined) things.delete(key)
        else things.set(key, structuredClone(thing))
      }
    },
  }
}

/** Goes on in memory when the shelf is full or taken away, and says so once. */
export function patientShelf(shelf: Shelf, onLost: () => void): Shelf {
  const things = new Map<string, unknown>()
  const beside = memoryShelf(things)
  const orElse = async <Result>(work: () => Promise<Result>, other: () => Promise<Result>) => {
    try {
      return await work()
    } catch {
      onLost()
      return other()
    }
  }
  return {
    get: async <Thing>(key: string) =>
      things.has(key)
        ? beside.get<Thing>(key)
        : orElse(
            () => shelf.get<Thing>(key),
            () => beside.get<Thing>(key),
          ),
    list: async <Thing>(prefix: string) => [
      ...(await orElse(
        () => shelf.list<Thing>(prefix),
        async () => [],
      )),
      ...(await beside.list<Thing>(prefix)),
    ],
    async put(key, thing) {
      await orElse(
        async () => {
          await shelf.put(key, thing)
          things.delete(key)
        },
        async () => {
          // What stands there from before would be found instead.
          await shelf.remove(key).catch(() => {})
          await beside.put(key, thing)
        },
      )
    },
    async remove(key) {
      things.delete(key)
      await orElse(
        () => shelf.remove(key),
        async () => {},
      )
    },
    async change(work) {
      let changes: Things | undefined
      await orElse(
        async () => {
          await shelf.change((kept) => (changes = work(new Map([...kept, ...things]))))
          for (const key of changes?.keys() ?? []) things.delete(key)
        },
        async () => {
          for (const [key, thing] of changes ?? work(new Map(things))) {
            await shelf.remove(key).catch(() => {})
            if (thing === undefined) things.delete(key)
            else await beside.put(key, thing)
          }
        },
      )
    },
  }
}
