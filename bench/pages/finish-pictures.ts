import path from 'node:path'
import type { Browser } from '@playwright/test'
import type { ComposeTask } from '../../demo/src/pictures/compose-process.ts'
import { markPictureReady, findPicturesById } from '../../api/src/domains/pictures/pictures.service.ts'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import type { AvifTask } from '../../api/src/platform/pictures/worker/avif-worker.ts'
import { readPictureName } from '../../api/src/platform/pictures/picture-name.ts'
import { startPictureWorker } from '../../api/src/platform/pictures/worker/picture-worker.ts'
import { recordVisit } from '../../e2e/testing/first-load.ts'
import { onCleanUp } from '../clean-ups.ts'
import { asNewVisitor } from './phone.ts'

const composeProcess = new URL('../../demo/src/pictures/compose-process.ts', import.meta.url)
const avifProcess = new URL('../../api/src/platform/pictures/worker/avif-worker.ts', import.meta.url)

/** The pictures that these pages show. */
async function picturesOn(browser: Browser, address: string, paths: string[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const visited of paths) {
    const asked = await asNewVisitor(browser, address, (page) => recordVisit(page, visited))
    const names = asked.map((file) => readPictureName(path.basename(file)))
    for (const name of names) if (name) ids.add(name.id)
  }
  return [...ids]
}

/**
 * Haat makes the demo's thousands of pictures in the background, AVIF last of all. The bench must not measure
 * their placeholders, so the few that the measured pages show are made now.
 */
export async function finishPictures(dataDir: string, browser: Browser, address: string, paths: string[]) {
  const ids = await picturesOn(browser, address, paths)
  const { url } = await launchPostgres({ dataDir })
  const database = openDatabase(url)
  const work = new AbortController()
  onCleanUp(() => work.abort())
  const options = { priority: 0, signal: work.signal, log: console }
  const root = path.join(dataDir, 'pictures')
  const rows = [...(await findPicturesById(database.db, ids)).values()]
  const composing = startPictureWorker(composeProcess, options)
  for (const { id, spec } of rows.filter(({ status }) => status === 'waiting')) {
    const input = { root, id, spec: spec as ComposeTask['spec'] } satisfies ComposeTask
    await markPictureReady(database.db, id, await composing.run<string>({ kind: 'compose', input }))
  }
  await composing.close()
  const coding = startPictureWorker(avifProcess, options)
  for (const { id, widths } of rows) {
    await coding.run({ kind: 'avif', input: { root, id, widths } satisfies AvifTask })
  }
  await coding.close()
  await database.close()
}
