import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** Quiet and alone: no updates, no sync, no look-ups of its own. As root the sandbox cannot be had. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const findChromium = () => [process.env['CHROMIUM_PATH'], ...places].find((file) => file && existsSync(file))

export function chromiumPath(): string {
  const found = findChromium()
  if (!found)
    throw new Error('Chromium is missing: install Debian’s package "chromium", or set CHROMIUM_PATH.')
  return found
}

/** Installs Debian's package where we may; elsewhere the sentence of `chromiumPath` says what to do. */
export function ensureChromium() {
  if (findChromium() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium for the browser tests')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env,
  })
}
