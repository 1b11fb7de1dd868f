import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdTabLock } from './tab-lock.ts'

/** A tab with a page of its own. All tabs share Node's Web Locks, which work as those of browsers. */
function openTab(locks: LockManager) {
  const listeners = new Set<() => void>()
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }
  const enter = () => {
    vi.stubGlobal('document', page)
    vi.stubGlobal('navigator', { locks })
  }
  enter()
  let isOurs = false
  const release = holdTabLock('a line', (now) => (isOurs = now))
  return {
    isOurs: () => isOurs,
    release,
    look() {
      enter()
      page.visibilityState = 'visible'
      for (const listener of listeners) listener()
    },
    hide: () => (page.visibilityState = 'hidden'),
  }
}

let tabs: ReturnType<typeof openTab>[] = []
const { locks } = navigator
beforeEach(() => (tabs = []))
afterEach(() => {
  for (const tab of tabs) tab.release()
  vi.unstubAllGlobals()
})
const open = () => {
  const tab = openTab(locks)
  tabs.push(tab)
  return tab
}
const holders = (expected: boolean[]) =>
  vi.waitFor(() => expect(tabs.map((tab) => tab.isOurs())).toEqual(expected))

it('belongs to the tab that was looked at last, and to another one when that is closed', async () => {
  const first = open()
  await holders([true])
  first.hide()
  const second = open()
  await holders([false, true])
  second.hide()
  first.look()
  await holders([true, false])
  second.look()
  await holders([false, true])
  second.release()
  await vi.waitFor(() => expect(first.isOurs()).toBe(true))
})

it('is every tab’s own where there are no locks', () => {
  vi.stubGlobal('navigator', {})
  const onRelease = vi.fn()
  holdTabLock('a line', onRelease)()
  expect(onRelease).toHaveBeenCalledExactlyOnceWith(true)
})
