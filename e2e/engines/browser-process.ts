import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Ends the program when this process ends, however that happens. */
const tie = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'KILL'] : []

export interface BrowserProcess {
  /** What stood at the place of the pattern's group in the line that said that the program is ready. */
  said: string
  stop(): Promise<void>
}

/** Starts a program and waits until one of its outputs says what the pattern looks for. */
export async function startProcess(
  command: string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<BrowserProcess> {
  const [file = '', ...args] = [...tie, ...command]
  // People of the tests are in Nepal, whatever the machine's clock says. The fourth output is the one where Xvfb says its number.
  const child: ChildProcess = spawn(file, args, {
    env: { ...process.env, TZ: 'Asia/Kathmandu', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  // Read to the end: a program that writes to a closed pipe would end.
  for (const stream of child.stdio.slice(1))
    (stream as NodeJS.ReadableStream).on('data', (chunk: Buffer) => {
      output += String(chunk)
      const found = ready.exec(output)
      if (found) resolve(found[1] ?? '')
    })
  child.once('error', reject)
  child.once('exit', () => reject(new Error(`${command[0]} ended before it was ready: ${output}`)))
  const said = await promise
  return {
    said,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
