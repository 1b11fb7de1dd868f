import { spawn } from 'node:child_process'
import path from 'node:path'
import { serverFlags } from '../server-flags.ts'
import type { FromApi, Invocation, Invoked, ToApi } from './messages.ts'

export type ApiState =
  | { kind: 'starting' }
  | { kind: 'ready'; port: number }
  | { kind: 'failed'; output: string }

const program = path.join(import.meta.dirname, 'api-process.ts')
/** As many characters as an error needs. */
const maxOutput = 20_000
/** For running requests, and for the database to stop. */
const stopTimeoutMs = 10_000

export type Invoke = (invocation: Invocation) => Promise<Invoked>

/** One process of the API, from its start to its end. */
export function runApi(invoke: Invoke) {
  const child = spawn(process.execPath, [...serverFlags(), program], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const [settled, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let state: ApiState = { kind: 'starting' }
  let output = ''
  child.stderr?.on('data', (text: Buffer) => {
    process.stderr.write(text)
    output = `${output}${String(text)}`.slice(-maxOutput)
  })
  const tell = (message: ToApi) => {
    if (child.connected) child.send(message)
  }
  child.on('message', async (message: FromApi) => {
    if (message.kind === 'ready') {
      state = message
      return settled.resolve()
    }
    const { number, invocation } = message
    tell({ kind: 'invoked', number, invoked: await invoke(invocation) })
  })
  // Not on `exit`, because its last output may still be on its way.
  child.on('close', () => {
    state = { kind: 'failed', output }
    settled.resolve()
    ended.resolve()
  })
  return {
    /** Resolves when the process is ready, or has ended before. */
    settled: settled.promise,
    ended: ended.promise,
    state: () => state,
    tell,
    async end() {
      // A process that is still starting has nothing to finish.
      child.kill(state.kind === 'ready' ? 'SIGTERM' : 'SIGKILL')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
      await ended.promise
      clearTimeout(timer)
    },
  }
}

export type ApiRun = ReturnType<typeof runApi>
