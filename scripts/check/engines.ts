import { existsSync, globSync } from 'node:fs'
import { installPackages } from './debian-packages.ts'

const place = (setting: string, ...places: string[]) =>
  [process.env[setting], ...places].find((file) => file && existsSync(file))

const findFirefox = () => place('FIREFOX_PATH', '/usr/bin/firefox-esr', '/usr/bin/firefox')
const findWebkit = () => ({
  driver: place('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver'),
  browser: place('WEBKIT_BROWSER_PATH', ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')),
  display: place('XVFB_PATH', '/usr/bin/Xvfb'),
})

export function firefoxPath(): string {
  const found = findFirefox()
  if (!found)
    throw new Error('Firefox is missing: install Debian’s package "firefox-esr", or set FIREFOX_PATH.')
  return found
}

/** WebKit's own small browser, what drives it, and the display without a screen that it needs. */
export function webkitPaths() {
  const { driver, browser, display } = findWebkit()
  if (!driver || !browser || !display)
    throw new Error(
      'WebKit is missing: install Debian’s packages "webkit2gtk-driver" and "xvfb", or set WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH and XVFB_PATH.',
    )
  return { driver, browser, display }
}

/** Installs Debian's packages if it may; otherwise the errors above say what to do. */
export function ensureEngines() {
  const isComplete = findFirefox() && Object.values(findWebkit()).every(Boolean)
  if (!isComplete) installPackages('Firefox and WebKit', ['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
}
