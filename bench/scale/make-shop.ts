import { mkdir } from 'node:fs/promises'
import { launchPostgres } from '../../api/src/platform/db/launch-postgres.ts'
import { startHaatServer } from '../haat-server.ts'
import { fillCatalogue } from './fill-catalogue.ts'

/** Safe enough for data that can be made again: a load that a power cut ends is started anew. */
const hasty = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  shared_buffers: '1GB',
  autovacuum: 'off',
  checkpoint_timeout: '30min',
}

/** Haat makes its demo shop in an empty folder by itself; then that shop is made to grow. */
export async function makeShop(dataDir: string, size: number, say: (step: string) => void) {
  await mkdir(dataDir, { recursive: true })
  say('the demo')
  const haat = await startHaatServer(dataDir)
  await haat.stop()
  const { url, stop } = await launchPostgres({ dataDir, settings: hasty })
  try {
    await fillCatalogue(url, size, say)
  } finally {
    await stop()
  }
}
