import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryFailedQueries } from './retry-failed-queries.ts'
import { ApiFailure } from './client.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const browser = { onLine: true }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  Object.assign(page, { hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refusal = (status: number) => new ApiFailure(status, {})

/** A query that is shown on the page and has failed once. */
async function failing(first: Error) {
  const queryClient = new QueryClient()
  const answers: (Error | string)[] = [first]
  const ask = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer instanceof Error) throw answer
    return answer
  })
  const observer = new QueryObserver(queryClient, { queryKey: ['one'], queryFn: ask, retry: false })
  const statuses: string[] = []
  const leave = observer.subscribe(({ status }) => statuses.push(status))
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
  statuses.length = 0
  ask.mockClear()
  const asking = retryFailedQueries(queryClient)
  return {
    ask,
    statuses,
    leave,
    asking,
    result: () => observer.getCurrentResult(),
    answer: (next: Error | string) => answers.splice(0, 2, next),
  }
}

describe('what could not be read', () => {
  it('is asked for every few seconds without a sign, and is there within five of the end', async () => {
    const one = await failing(refusal(503))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(one.ask.mock.calls.length).toBeGreaterThanOrEqual(12)
    expect(one.ask.mock.calls.length).toBeLessThanOrEqual(30)
    expect(one.statuses.every((status) => status === 'error')).toBe(true)
    one.answer('there')
    await vi.advanceTimersByTimeAsync(4500)
    expect(one.result()).toMatchObject({ status: 'success', data: 'there' })
    await vi.advanceTimersByTimeAsync(5000)
    await one.asking
    one.leave()
  })

  it('is not asked for while nobody looks, and at once when somebody does', async () => {
    const one = await failing(refusal(500))
    Object.assign(page, { hidden: true })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(one.ask).not.toHaveBeenCalled()
    one.answer('there')
    Object.assign(page, { hidden: false })
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(one.result().data).toBe('there')
    await vi.advanceTimersByTimeAsync(5000)
    await one.asking
    one.leave()
  })

  it('is asked for ever more slowly by who was told that they ask too much', async () => {
    const one = await failing(refusal(429))
    await vi.advanceTimersByTimeAsync(300_000)
    expect(one.ask.mock.calls.length).toBeLessThanOrEqual(10)
    one.leave()
    await vi.advanceTimersByTimeAsync(5000)
    await one.asking
  })

  it('and turns out not to be there is told so, and not asked for again', async () => {
    const one = await failing(new Error('The line broke'))
    one.answer(refusal(404))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(one.ask).toHaveBeenCalledTimes(1)
    expect(one.result().error).toMatchObject({ status: 404 })
    await one.asking
    one.leave()
  })

  it('is left alone once nobody is on its page', async () => {
    const one = await failing(refusal(503))
    one.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(one.ask).not.toHaveBeenCalled()
    await one.asking
  })
})
