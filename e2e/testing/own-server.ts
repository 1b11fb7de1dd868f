import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../api/src/main.ts')
/** As in `npm start`: what an earlier server has compiled needs no compiler any more. */
const compileCache = path.resolve(import.meta.dirname, '../../scripts/enable-compile-cache.js')

export interface OwnServer {
  address: string
  /** Sends SIGTERM as an operator does, and resolves when the process has ended. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A second server process on the data of the tests' server, which a test may stop and start. */
export async function startOwnServer(settings: Record<string, string>, program = main): Promise<OwnServer> {
  let port = '0'
  let child: ReturnType<typeof spawn> | undefined
  const server: OwnServer = {
    address: '',
    async start() {
      const env = { ...process.env, ...settings, DATA_DIR: process.env['E2E_DATA_DIR'], PORT: port }
      child = spawn(process.execPath, ['--import', compileCache, program], {
        env: {
          NODE_ENV: 'production',
          RATE_LIMITS: '0',
          PICTURE_JOBS: 'off',
          DATABASE_WAIT_SECONDS: '15',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const opened = Promise.withResolvers<string>()
      let output = ''
      // Read to the end: a server that writes to a closed pipe would end.
      child.stdout!.on('data', (chunk: Buffer) => {
        output += String(chunk)
        const address = /open at (\S+)/.exec(output)?.[1]
        if (address) opened.resolve(address)
      })
      child.once('exit', () => opened.reject(new Error(`The server did not open: ${output}`)))
      server.address = await opened.promise
      port = new URL(server.address).port
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
  await server.start()
  return server
}
