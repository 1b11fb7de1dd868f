import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { withCompileCache } from './haat-process.ts'

/** Runs one of our commands in another process, with only these settings. */
export async function runCommand(file: string, given: string[], settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const program = path.resolve(import.meta.dirname, '../../src', file)
  const child = spawn(process.execPath, [...withCompileCache, program, ...given], {
    env: { PATH, HOME, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += String(text)))
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}
