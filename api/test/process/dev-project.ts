import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../../..')
const ours = [
  'package.json',
  'scripts/dev',
  'scripts/dev.ts',
  'scripts/enable-compile-cache.js',
  'scripts/paths.ts',
  'scripts/server-flags.ts',
  'api/drizzle.config.ts',
  'api/src/start/load-commonjs-drizzle.ts',
  'api/src/platform/http/port.ts',
  'api/src/platform/http/escape-html.ts',
]

export const table = (columns: string) =>
  `import { pgTable, text } from 'drizzle-orm/pg-core'\nexport const rooms = pgTable('rooms', { ${columns} })\n`

/**
 * The smallest project that `npm run dev` can serve: an API of two calls, a client of one page, and one table.
 */
const files = {
  'web/package.json': '{ "type": "module" }',
  'web/vite.config.ts': `export default { plugins: [{
    name: 'entry',
    resolveId: (id: string) => id === 'virtual:tanstack-start-server-entry' ? import.meta.dirname + '/src/entry.ts' : undefined }] }`,
  'web/src/entry.ts': `export default { fetch: async () => new Response('the page', { headers: { 'content-type': 'text/html' } }) }`,
  'contract/src/rule.ts': 'export {}\n',
  'contract/package.json': '{}',
  'api/package.json': '{ "type": "module" }',
  'api/seeds/seed.ts': 'export {}\n',
  'demo/package.json': '{}',
  'demo/src/demo-accounts.ts': 'export {}\n',
  'api/src/config.ts': 'export const readConfig = () => ({})\n',
  'api/src/plugins/logging.ts': 'export const createLog = () => ({})\n',
  'api/src/version.ts': `export const version: string = 'one'\n`,
  'api/src/domains/rooms/rooms.tables.ts': table('id: text().primaryKey()'),
  'api/src/start/start-haat.ts': `import { createServer } from 'node:http'
    import { version } from '../version.ts'
    export async function startHaat(_config, { client, listenAt }) {
      const server = createServer(async (request, response) => {
        if (request.url === '/api/version') return response.end(version)
        if (request.url === '/api/pid') return response.end(String(process.pid))
        const app = await client.app()
        const answer = await app.fetch(new Request('http://haat/'), { context: { page: { nonce: 'n' } } })
        response.writeHead(answer.status, { 'content-type': 'text/html' }).end(await answer.text())
      })
      await new Promise((resolve) => server.listen(listenAt.port, listenAt.host, resolve))
      return { address: 'http://127.0.0.1:' + server.address().port, stop: async () => void server.close() }
    }`,
}

export async function makeDevProject() {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-dev-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const file of ours) await cp(path.join(repository, file), path.join(folder, file), { recursive: true })
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  /** Like careful editors: a new file replaces the old one. */
  const save = async (file: string, text: string) => {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(`${target}~`, text)
    await rename(`${target}~`, target)
  }
  for (const [file, text] of Object.entries(files)) await save(file, text)
  const remove = (file: string) => rm(path.join(folder, file))
  const generate = async (name: string) => {
    const kit = path.join(repository, 'node_modules/.bin/drizzle-kit')
    const child = spawn(kit, ['generate', '--name', name], { cwd: path.join(folder, 'api'), stdio: 'ignore' })
    await once(child, 'exit')
  }
  return { folder, save, remove, generate }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Runs `npm run dev` in such a folder. */
export async function runDev(folder: string) {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += String(text)))
  child.stderr.on('data', (text: Buffer) => (output += String(text)))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended,
  }
}
