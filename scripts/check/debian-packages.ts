import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of Debian where that is allowed: as root, and with apt. */
export function installPackages(what: string, packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${what} for the browser tests`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', env })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  } catch {
    // Without the network, what is installed has to do; who needs more than that says so.
  }
}
