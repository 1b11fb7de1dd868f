import { expect, it } from 'vitest'
import { sharedWork } from './shared-work.ts'

/** Work that ends when the test says so, and records whether it was aborted. */
function someWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const state = { isGivenUp: false }
  const work = sharedWork((signal) => {
    signal.addEventListener('abort', () => (state.isGivenUp = true))
    return promise
  })
  return { work, state, finish: () => resolve('done') }
}

it('goes on as long as one of those who wait is there', async () => {
  const { work, state, finish } = someWork()
  const [first, second] = [new AbortController(), new AbortController()]
  void work.wait(first.signal)
  const answer = work.wait(second.signal)
  first.abort()
  expect(state.isGivenUp).toBe(false)
  finish()
  expect(await answer).toBe('done')
  second.abort()
  expect(state.isGivenUp).toBe(false)
})

it('is given up when the last has gone', () => {
  const { work, state } = someWork()
  const [first, second] = [new AbortController(), new AbortController()]
  void work.wait(first.signal)
  void work.wait(second.signal)
  first.abort()
  second.abort()
  expect(state.isGivenUp).toBe(true)
  expect(work.isGivenUp()).toBe(true)
})

it('is never given up while somebody waits who cannot go', () => {
  const { work, state } = someWork()
  const visitor = new AbortController()
  void work.wait()
  void work.wait(visitor.signal)
  visitor.abort()
  expect(state.isGivenUp).toBe(false)
})
