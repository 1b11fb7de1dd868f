import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const program = path.join(import.meta.dirname, 'compare-tables.ts')
const isConcerned = (file: string) => file.endsWith('.tables.ts') || file.startsWith('api/migrations')

/** Compares the tables with the migrations in another process, so that nobody waits for it. */
export function createMigrationCheck() {
  let sentence: string | undefined
  let comparing: ChildProcess | undefined

  async function compare() {
    comparing?.kill()
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] })
    comparing = child
    const said = (await Array.fromAsync(child.stdout, String)).join('').trim()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    if (child !== comparing) return
    comparing = undefined
    // Tables that cannot be read are reported by the API, which reads them too.
    if (child.exitCode !== 0) return
    sentence = said || undefined
    if (sentence) console.error(sentence)
  }

  return {
    sentence: () => sentence,
    isConcerned,
    compare,
    end: async () => void comparing?.kill(),
  }
}
