import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const programs = path.resolve(import.meta.dirname, '../../src')

export interface BackupProcess {
  said(): string
  kill(): void
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

export const passphrase = 'four plain words here'

/** `npm run backup` or `npm run restore` as npm starts it, without a terminal. */
export function runBackup(
  program: 'backup-shop' | 'restore-shop',
  args: string[],
  environment: Record<string, string>,
): BackupProcess {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, BACKUP_PASSPHRASE: passphrase, ...environment }
  const child = spawn(process.execPath, [path.join(programs, `${program}.ts`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += String(text)))
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { said: () => said, kill: () => void child.kill('SIGKILL'), ended }
}

/** Kills the process as soon as the condition holds; it may have ended before. */
export async function killWhen(running: BackupProcess, isSo: () => boolean | Promise<boolean>) {
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  while (!hasEnded && !(await isSo())) await turn()
  running.kill()
  return running.ended
}

export const isThere = (...parts: string[]) => existsSync(path.join(...parts))
