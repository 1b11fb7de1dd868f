import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { repository } from './paths.ts'

type Environment = Record<string, string | undefined>

/** Runs a program of the repository and passes its output on; true when it succeeded. */
export async function streamProgram(command: string[], env: Environment = {}): Promise<boolean> {
  const [file = '', ...args] = command
  const child = spawn(file, args, { cwd: repository, stdio: 'inherit', env: { ...process.env, ...env } })
  return (await outcome(child)) === 0
}

/** The same with its output collected, to be shown only when it matters. */
export async function runQuietly(command: string[]): Promise<{ isGood: boolean; output: string }> {
  const [file = '', ...args] = command
  const child = spawn(file, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += String(text)))
  child.stderr.on('data', (text: Buffer) => (output += String(text)))
  return { isGood: (await outcome(child)) === 0, output }
}

/** A program that cannot be started has failed like any other. */
async function outcome(child: ReturnType<typeof spawn>): Promise<number | null> {
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return code
  } catch (error) {
    console.error(String(error))
    return 1
  }
}
