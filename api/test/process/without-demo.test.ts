import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeShopDir, runHaat } from './haat-process.ts'
import { longTest } from './long-test.ts'

const recordModules = ['--import', new URL('./record-modules.ts', import.meta.url).href]
const repository = path.resolve(import.meta.dirname, '../../..')

/** A process that records which modules it loads; `modules` gives their paths from the root of the repository. */
async function openRecorded(seed: string) {
  const dataDir = await makeShopDir()
  const record = path.join(dataDir, 'modules.txt')
  const environment = { DATA_DIR: dataDir, RECORDED_MODULES: record, SEED: seed, PICTURE_JOBS: 'off' }
  const haat = runHaat(environment, { nodeOptions: recordModules })
  const address = await haat.opened
  return {
    async visit(...paths: string[]) {
      for (const one of paths) await fetch(`${address}${one}`, { redirect: 'manual' })
    },
    async modules() {
      const urls = (await readFile(record, 'utf8')).trim().split('\n')
      const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url))
      return files.map((file) => path.relative(repository, file))
    },
  }
}

const isOpenIdProvider = (file: string) => file.includes('node_modules/oidc-provider/')
const isOfDemo = (file: string) => /^(demo|studio)\//.test(file) || isOpenIdProvider(file)
/** Pages behind which the code of the demo would be loaded late. */
const latePaths = ['/', '/api/products', '/dev/', '/dev/mail', '/api/auth/google', '/dev/google/auth']

test.for(process.env['LONG_ROUNDS'] ? ['none', 'base'] : ['base'])(
  'a shop with SEED=%s loads nothing of the demo',
  async (seed) => {
    const shop = await openRecorded(seed)
    await shop.visit(...latePaths)
    const modules = await shop.modules()
    expect(modules).toContain('api/src/start/start-haat.ts')
    expect(modules.filter(isOfDemo)).toEqual([])
  },
)

// The other tests of the demo would fail without these: only the long run fills one more.
longTest(
  'the demo loads its data, windows and stand-ins, and the OpenID provider once somebody signs in',
  async () => {
    const shop = await openRecorded('demo')
    const atStart = await shop.modules()
    expect(atStart).toEqual(
      expect.arrayContaining([
        'demo/src/products/demo-products.ts',
        'demo/src/stand-ins/gateways/esewa-stand-in.ts',
        'demo/src/stand-ins/google/google-stand-in.ts',
        'demo/src/windows/demo-windows.ts',
      ]),
    )
    expect(atStart.filter(isOpenIdProvider)).toEqual([])
    await shop.visit(...latePaths)
    expect((await shop.modules()).some(isOpenIdProvider)).toBe(true)
  },
)
