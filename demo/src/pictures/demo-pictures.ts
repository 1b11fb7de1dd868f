import type { PictureJob } from '@haat/api/domains/pictures/pictures.jobs.ts'
import {
  findNextWaitingPicture,
  listWaitingPictures,
  markPictureReady,
  putPicturesFirst,
} from '@haat/api/domains/pictures/pictures.service.ts'
import { processOneByOne } from '@haat/api/domains/pictures/process-one-by-one.ts'
import { startPictureWorker } from '@haat/api/platform/pictures/worker/picture-worker.ts'
import type { ComposeTask } from './compose-process.ts'
import type { PictureSpec } from '../shop/demo-types.ts'
import { findFirstPictures } from './first-pictures.ts'

const composeProcess = new URL('./compose-process.ts', import.meta.url)

/**
 * Composes the pictures of the demo that are not there yet: those of the first pages, then those that somebody asked
 * for, then the rest. Several servers may do so at the same time, because the same description gives the same files.
 */
export async function composeWaitingPictures(job: PictureJob): Promise<number> {
  const { services, waitForQuiet, signal, log } = job
  const { db, pictures } = services
  const waiting = await listWaitingPictures(db)
  if (waiting.length === 0) return 0
  await putPicturesFirst(db, await findFirstPictures(job.app))
  const workshop = startPictureWorker(composeProcess, job)
  try {
    const drawings = new Set(waiting.flatMap(({ spec }) => drawingsOf(spec as PictureSpec)))
    await workshop.run({ kind: 'loadDrawings', input: [...drawings] })
    return await processOneByOne({
      findNext: (failed) => findNextWaitingPicture(db, failed),
      work: async ({ id, spec }) => {
        const input: ComposeTask = { root: pictures.root, id, spec: spec as PictureSpec }
        await markPictureReady(db, id, await workshop.run<string>({ kind: 'compose', input }))
      },
      waitForQuiet,
      signal,
      onFailure: (err, id) => log.warn({ err, id }, 'a picture was not composed'),
    })
  } finally {
    await workshop.close()
  }
}

const drawingsOf = ({ object, beside }: PictureSpec) => (beside ? [object, beside] : [object])
