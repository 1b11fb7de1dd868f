import type { PictureJob } from '#domains/pictures/pictures.jobs.ts'
import { finishPicture, waitingPictures } from '#domains/pictures/pictures.service.ts'
import { workThrough } from '#domains/pictures/work-through.ts'
import { openWorkshop } from '#platform/pictures/workshop.ts'
import type { ComposeTask } from './compose-process.ts'
import type { PictureSpec } from './demo-types.ts'

const composeProcess = new URL('./compose-process.ts', import.meta.url)
const all = 100_000

/**
 * Composes the demo's pictures that are still waiting, most important first. Several servers may do it at once: the
 * same description gives the same files.
 */
export async function composeWaitingPictures(job: PictureJob): Promise<number> {
  const { services, atOnce, signal, log } = job
  const { db, pictures } = services
  const waiting = await waitingPictures(db, all, [])
  if (waiting.length === 0) return 0
  const workshop = openWorkshop(composeProcess, job)
  try {
    const drawings = new Set(waiting.flatMap(({ spec }) => drawingsOf(spec as PictureSpec)))
    await workshop.run({ kind: 'gather', input: [...drawings] })
    return await workThrough({
      list: (limit, failed) => waitingPictures(db, limit, failed),
      work: async ({ id, spec }) => {
        const input: ComposeTask = { root: pictures.root, id, spec: spec as PictureSpec }
        await finishPicture(db, id, await workshop.run<string>({ kind: 'compose', input }))
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
