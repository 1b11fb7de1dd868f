import type { PictureJob } from '@haat/api/domains/pictures/pictures.jobs.ts'
import { markPictureReady, listWaitingPictures } from '@haat/api/domains/pictures/pictures.service.ts'
import { processInBatches } from '@haat/api/domains/pictures/process-in-batches.ts'
import { startPictureWorker } from '@haat/api/platform/pictures/worker/picture-worker.ts'
import type { ComposeTask } from './compose-process.ts'
import type { PictureSpec } from '../shop/demo-types.ts'

const composeProcess = new URL('./compose-process.ts', import.meta.url)
const all = 100_000

/**
 * Composes the pictures of the demo that are not there yet, the most important first. Several servers may do so at the
 * same time, because the same description gives the same files.
 */
export async function composeWaitingPictures(job: PictureJob): Promise<number> {
  const { services, atOnce, signal, log } = job
  const { db, pictures } = services
  const waiting = await listWaitingPictures(db, all, [])
  if (waiting.length === 0) return 0
  const workshop = startPictureWorker(composeProcess, job)
  try {
    const drawings = new Set(waiting.flatMap(({ spec }) => drawingsOf(spec as PictureSpec)))
    await workshop.run({ kind: 'loadDrawings', input: [...drawings] })
    return await processInBatches({
      list: (limit, failed) => listWaitingPictures(db, limit, failed),
      work: async ({ id, spec }) => {
        const input: ComposeTask = { root: pictures.root, id, spec: spec as PictureSpec }
        await markPictureReady(db, id, await workshop.run<string>({ kind: 'compose', input }))
      },
      atOnce,
      signal,
      onFailure: (err, id) => log.warn({ err, id }, 'a picture was not composed'),
    })
  } finally {
    await workshop.close()
  }
}

const drawingsOf = ({ object, beside }: PictureSpec) => (beside ? [object, beside] : [object])
