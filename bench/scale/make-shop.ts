import { mkdir, rename, rm } from 'node:fs/promises'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import { startHaatServer } from '../servers/haat-server.ts'
import { fillCatalogue } from './fill-catalogue.ts'

/**
 * Faster settings that are safe enough for data that can be made again: after a power cut the load is started
 * anew.
 */
const hasty = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  shared_buffers: '1GB',
  autovacuum: 'off',
  checkpoint_timeout: '30min',
}

/**
 * Haat makes its demo shop in an empty folder by itself; then that shop is made to grow. The folder gets its
 * name only when it is complete.
 */
export async function makeShop(dataDir: string, size: number, say: (step: string) => void) {
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  say('the demo')
  const haat = await startHaatServer(unfinished)
  await haat.stop()
  const { url, stop } = await launchPostgres({ dataDir: unfinished, settings: hasty })
  try {
    await fillCatalogue(url, size, say)
  } finally {
    await stop()
  }
  await rename(unfinished, dataDir)
}
