import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureClientBuild } from './client-build.ts'
import { makeShop } from './scale/make-shop.ts'
import { isSize, sizes } from './scale/sizes.ts'

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '10k' }, data: { type: 'string', default: '.cache/shops' } },
})
await ensureClientBuild()
for (const size of values.sizes.split(',')) {
  if (!isSize(size)) throw new Error(`--sizes are some of ${Object.keys(sizes).join(', ')}`)
  const dataDir = path.resolve(values.data, size)
  const say = (step: string) =>
    console.error(`${process.uptime().toFixed(0).padStart(5)} s  ${size}: ${step}`)
  await makeShop(dataDir, sizes[size], say)
  say(`ready: DATA_DIR=${dataDir} npm start`)
}
