import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromiumArguments, chromiumPath } from '../../scripts/check/chromium.ts'
import { cacheFolder } from '../../scripts/paths.ts'
import { onCleanUp, isCleaningUp } from '../clean-ups.ts'
import type { LighthouseReport } from './lighthouse-report.ts'

export const lighthouseVersion = '13.5.0'

/**
 * Not a dependency: it is 180 MB that `npm ci` would download for everybody, and only this bench uses it. It is
 * downloaded when it is first needed and kept for the next time.
 */
const folder = path.join(cacheFolder, `lighthouse-${lighthouseVersion}`)
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js')

async function run(file: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  // Like Ctrl-C, so that Lighthouse closes its browser.
  onCleanUp(() => void child.kill('SIGINT'))
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new Error(`${path.basename(file)} ${args[0]} failed: the lines above say why.`)
  return Buffer.concat(chunks).toString()
}

export async function fetchLighthouse() {
  if (existsSync(program)) return
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error']
  await run('npm', ['install', '--prefix', folder, ...quiet, `lighthouse@${lighthouseVersion}`])
}

async function visit(url: string): Promise<LighthouseReport> {
  const chrome = `--chrome-flags=${['--headless=new', ...chromiumArguments].join(' ')}`
  const options = ['--quiet', '--output=json', '--no-enable-error-reporting', chrome]
  return JSON.parse(await run(process.execPath, [program, url, ...options], { CHROME_PATH: chromiumPath() }))
}

/**
 * One visit with Lighthouse's default phone and network. On a busy machine it sometimes loses the trace of a
 * visit (NO_NAVSTART) and has to be run again.
 */
export async function runLighthouse(url: string, tries = 3): Promise<LighthouseReport> {
  try {
    return await visit(url)
  } catch (error) {
    if (tries === 1 || isCleaningUp()) throw error
    return runLighthouse(url, tries - 1)
  }
}
