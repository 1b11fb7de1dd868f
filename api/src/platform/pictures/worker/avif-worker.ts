import { makeAvif } from './make-avif.ts'
import { createPictureStorage } from '../picture-storage.ts'
import { servePictureTasks } from './serve-picture-tasks.ts'

export type AvifTask = { root: string; id: string; widths: number[] }

/** The worker writes the files itself, so that only names travel between the processes. */
async function storeAvif({ root, id, widths }: AvifTask): Promise<void> {
  const storage = createPictureStorage(root)
  const width = Math.max(...widths)
  // The largest one is written last: if it exists, an earlier run or another server has made them all.
  if (await storage.read({ id, width, format: 'avif' })) return
  const largest = await storage.read({ id, width, format: 'webp' })
  if (!largest) throw new Error(`The picture ${id} is not in the storage`)
  for (const file of await makeAvif(largest, widths)) {
    await storage.put({ id, width: file.width, format: 'avif' }, file.bytes)
  }
}

servePictureTasks({ avif: storeAvif })
