/*
 * Files that somebody has chosen and that are not sent yet. The browser keeps them over a reload and a lost connection, until
 * they are sent or the person signs out: see `forgetPerson`. Where it keeps nothing, they live as long as the page.
 */

export interface KeptFile {
  id: string
  /** Whose file it is, and what it belongs to. */
  owner: string
  file: Blob
  name: string
  /** When it was chosen: files are listed in this order. */
  addedAt: number
}

const databaseName = 'haat-kept-files'
const storeName = 'files'
const ofThisPage = new Map<string, KeptFile>()

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(storeName, { keyPath: 'id' }),
    )
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The files cannot be opened')))
  })
}

/** A connection is closed after each use, since files cannot be forgotten while one is open. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was not kept')))
    })
  } finally {
    database.close()
  }
}

/** Tells whether the file outlives the page. */
export async function keepFile(file: KeptFile): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.put(file))
    return true
  } catch {
    ofThisPage.set(file.id, file)
    return false
  }
}

export async function readKeptFiles(owner: string): Promise<KeptFile[]> {
  const stored = await withStore('readonly', (store) => store.getAll() as IDBRequest<KeptFile[]>).catch(
    () => [],
  )
  return [...stored, ...ofThisPage.values()]
    .filter((file) => file.owner === owner)
    .toSorted((one, other) => one.addedAt - other.addedAt)
}

/** Whether anything is kept, of whatever owner. */
export async function keepsFiles(): Promise<boolean> {
  if (ofThisPage.size > 0) return true
  return (await withStore('readonly', (store) => store.count()).catch(() => 0)) > 0
}

export async function dropKeptFile(id: string): Promise<void> {
  ofThisPage.delete(id)
  await withStore('readwrite', (store) => store.delete(id)).catch(() => {})
}

export function forgetKeptFiles() {
  ofThisPage.clear()
  globalThis.indexedDB?.deleteDatabase(databaseName)
}
