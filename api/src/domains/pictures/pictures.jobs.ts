import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { AvifTask } from '#platform/pictures/avif-process.ts'
import { openWorkshop } from '#platform/pictures/workshop.ts'
import type { Services } from '#services.ts'
import { listWithoutAvif, setHasAvif } from './pictures.store.ts'
import { workThrough } from './work-through.ts'

export interface PictureJob {
  services: Services
  /** How many pictures are under way together. */
  atOnce: number
  /** As the operating system counts it: 0 like everybody else, 19 last of all. */
  priority: number
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'warn'>
}

const avifProcess = new URL('../../platform/pictures/avif-process.ts', import.meta.url)
const pauseMs = 300_000
const twoCores = 2

export async function makeMissingAvifs(job: PictureJob): Promise<number> {
  const { services, atOnce, signal, log } = job
  const { db, pictures } = services
  if ((await listWithoutAvif(db, 1, [])).length === 0) return 0
  const workshop = openWorkshop(avifProcess, job)
  try {
    return await workThrough({
      list: (limit, failed) => listWithoutAvif(db, limit, failed),
      work: async ({ id, widths }) => {
        const input: AvifTask = { root: pictures.root, id, widths }
        await workshop.run({ kind: 'avif', input })
        await setHasAvif(db, id)
      },
      atOnce,
      signal,
      onFailure: (err, id) => log.warn({ err, id }, 'an AVIF was not made'),
    })
  } finally {
    await workshop.close()
  }
}

/**
 * Does what is to be done about pictures at once and then every few minutes, in one of all processes; `first` goes
 * before the rest.
 */
export function startPictureJobs(
  services: Services,
  log: PictureJob['log'],
  first?: (job: PictureJob) => Promise<unknown>,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const job = { services, atOnce: twoCores, priority: constants.priority.PRIORITY_LOW, signal, log }
  const run = async () => {
    while (!signal.aborted) {
      try {
        if (await services.turns.isMine('pictures')) {
          await services.metrics.jobs.watch('pictures', pauseMs, async () => {
            await first?.(job)
            await makeMissingAvifs(job)
          })
        }
      } catch (err) {
        if (!signal.aborted) log.warn({ err }, 'pictures were not finished')
      }
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const ended = run()
  return {
    async close() {
      stopping.abort()
      await ended
    },
  }
}
