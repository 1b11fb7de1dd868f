import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureClientBuild } from './servers/client-build.ts'
import { cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { makeShop } from './scale/make-shop.ts'
import { readSizes, sizes } from './scale/sizes.ts'

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '10k' }, data: { type: 'string', default: '.cache/shops' } },
})

cleanUpOnSignal()
try {
  await ensureClientBuild()
  for (const size of readSizes(options.sizes)) {
    const dataDir = path.resolve(options.data, size)
    if (existsSync(dataDir)) throw new Error(`${dataDir} is there already`)
    const say = (step: string) =>
      console.error(`${process.uptime().toFixed(0).padStart(5)} s  ${size}: ${step}`)
    await makeShop(dataDir, sizes[size], say)
    say(`ready: DATA_DIR=${dataDir} npm start`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
