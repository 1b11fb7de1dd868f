import { existsSync } from 'node:fs'
import { installPackages } from './debian-packages.ts'

/** The same browser without a window; it needs a third less of the machine. */
const headlessPlace = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** No updates, no sync and no look-ups of its own. As root there is no sandbox. */
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

/** For tests, which need no window. */
export const testChromiumPath = (): string =>
  !process.env['CHROMIUM_PATH'] && existsSync(headlessPlace) ? headlessPlace : chromiumPath()

/** Installs Debian's packages if it may; otherwise the error of `chromiumPath` says what to do. */
export function ensureChromium() {
  const isMissing = !process.env['CHROMIUM_PATH'] && !existsSync(headlessPlace)
  if (isMissing) installPackages('Chromium', ['chromium-headless-shell', 'chromium'])
}
