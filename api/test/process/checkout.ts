import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { addBuild } from '../../../scripts/build/client-builds.ts'
import { courierFiles } from '../../src/pages/client/courier-page.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const parts = ['package.json', 'api/package.json', 'api/src', 'api/seeds', 'api/migrations']

export interface Checkout {
  folder: string
  /** The path of its main.ts. */
  main: string
  /** The folder of its client builds. */
  builds: string
}

/**
 * The server in a separate folder, as an operator installs a second version beside the first; it has no client
 * yet.
 */
export async function makeCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-checkout-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const part of parts) {
    await cp(path.join(repository, part), path.join(folder, part), { recursive: true })
  }
  // Of some libraries the server has versions of its own.
  for (const libraries of ['node_modules', 'api/node_modules']) {
    await symlink(path.join(repository, libraries), path.join(folder, libraries))
  }
  return { folder, main: path.join(folder, 'api/src/main.ts'), builds: path.join(folder, 'web/dist') }
}

/**
 * A client with one page, one file for browsers and one that its server side loads late, installed like a real
 * one.
 */
export async function addTinyBuild({ folder, builds }: Checkout, name: string, now = Date.now()) {
  const made = path.join(folder, `made-${name}`)
  const files = {
    'client/.vite/manifest.json': '{}',
    ...Object.fromEntries(courierFiles.map((file) => [`client/${file}`, ''])),
    [`client/assets/page-${name}.js`]: `export const page = '${name}'`,
    [`client/assets/page-${name}.js.br`]: `brotli of ${name}`,
    'server/late.js': `export const late = 'late ${name}'`,
    'server/server.js': `export default { fetch: async (request) => new Response(
      request.url.endsWith('/late') ? (await import('./late.js')).late : '<script src="/assets/page-${name}.js">',
      { headers: { 'content-type': 'text/html' } }) }`,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(made, file)), { recursive: true })
    await writeFile(path.join(made, file), text)
  }
  await addBuild(builds, { folder: made, stamp: `sources-of-${name}` }, now)
}

export const buildFolders = async ({ builds }: Checkout) =>
  (await readdir(builds)).filter((entry) => entry.startsWith('sources-of-'))
