import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unlessLeft } from './unless-left.ts'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(async () => {
  // What still waits fails once the page has stayed.
  await vi.advanceTimersByTimeAsync(80_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tell = (type: string) => page.dispatchEvent(new Event(type))

/** Something whose loading the test ends. */
function start() {
  const ends: ((failure?: Error) => void)[] = []
  const load = vi.fn(
    () =>
      new Promise<string>((resolve, reject) =>
        ends.push((failure) => (failure ? reject(failure) : resolve('part'))),
      ),
  )
  const outcome = vi.fn()
  unlessLeft(load).then(outcome, ({ message }: Error) => outcome(message))
  const cut = async () => {
    ends.at(-1)!(new TypeError('cut'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { load, outcome, cut, come: () => ends.at(-1)!() }
}

it('fails at once on a page that stays', async () => {
  const { load, outcome, cut } = start()
  await cut()
  expect(outcome).toHaveBeenCalledExactlyOnceWith('cut')
  expect(load).toHaveBeenCalledOnce()
})

it('neither fails nor asks without end while the page is being left', async () => {
  const { load, outcome, cut } = start()
  tell('beforeunload')
  await cut()
  load.mockRejectedValue(new TypeError('cut'))
  await vi.advanceTimersByTimeAsync(40_000)
  tell('pagehide')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(outcome).not.toHaveBeenCalled()
  expect(load.mock.calls.length).toBeGreaterThan(5)
  expect(load.mock.calls.length).toBeLessThan(25)
})

it('comes by itself where the link led to a file, and the page stays', async () => {
  const { outcome, cut, come } = start()
  tell('beforeunload')
  await cut()
  await vi.advanceTimersByTimeAsync(400)
  come()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome).toHaveBeenCalledExactlyOnceWith('part')
})

it('may fail a minute after a link that led nowhere', async () => {
  const { outcome, cut } = start()
  tell('beforeunload')
  await vi.advanceTimersByTimeAsync(61_000)
  await cut()
  expect(outcome).toHaveBeenCalledExactlyOnceWith('cut')
})
