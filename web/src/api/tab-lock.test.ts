import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdTabLock } from './tab-lock.ts'

/** A tab with a page of its own, unless it is told otherwise with Node's Web Locks, which work as those of browsers. */
function openTab(locks: Partial<LockManager> | undefined) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = new EventTarget()
  const enter = () => {
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
    vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame))
    vi.stubGlobal('navigator', { locks })
  }
  const show = (visibilityState: string) => {
    enter()
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  enter()
  let isOurs = false
  const release = holdTabLock('a line', (now) => (isOurs = now))
  return {
    isOurs: () => isOurs,
    release,
    look: () => show('visible'),
    hide: () => (page.visibilityState = 'hidden'),
    leave() {
      enter()
      frame.dispatchEvent(new Event('pagehide'))
      show('hidden')
    },
    comeBack() {
      show('visible')
      frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
  }
}

let tabs: ReturnType<typeof openTab>[] = []
const { locks } = navigator
beforeEach(() => (tabs = []))
afterEach(() => {
  for (const tab of tabs) tab.release()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const open = (its: Partial<LockManager> | undefined = locks) => {
  const tab = openTab(its)
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

it('is let go by a page that is left, and taken again when that comes back as it was', async () => {
  const first = open()
  await holders([true])
  first.hide()
  const second = open()
  await holders([false, true])
  second.leave()
  await holders([true, false])
  second.comeBack()
  await holders([false, true])
})

it('is every tab’s own where there are no locks, for as long as its page is shown', () => {
  vi.stubGlobal('navigator', {})
  const tab = openTab(undefined)
  expect(tab.isOurs()).toBe(true)
  tab.leave()
  expect(tab.isOurs()).toBe(false)
  tab.comeBack()
  expect(tab.isOurs()).toBe(true)
  tab.release()
})

describe('locks that are always refused', () => {
  /** A page that is going is refused every lock at once, and must not ask again before anything else can run. */
  const most = 1000
  const refusing = () => {
    const request = vi.fn(async () => {
      if (request.mock.calls.length > most) return new Promise(() => {})
      throw new DOMException('The document is not fully active.', 'InvalidStateError')
    })
    return { request, locks: { request } as unknown as LockManager }
  }

  it('are asked for once in a turn, then ever more rarely', async () => {
    vi.useFakeTimers()
    const { request, locks: refused } = refusing()
    open(refused)
    await vi.advanceTimersByTimeAsync(0)
    expect(request).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(request.mock.calls.length).toBeGreaterThan(5)
    expect(request.mock.calls.length).toBeLessThan(20)
  })

  it('are never asked for again once the page is left', async () => {
    vi.useFakeTimers()
    const { request, locks: refused } = refusing()
    const tab = open(refused)
    await vi.advanceTimersByTimeAsync(0)
    tab.leave()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(request).toHaveBeenCalledOnce()
  })
})
