import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLiveStore } from './live-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows that somebody types until they stop, or have said it', () => {
  const store = createLiveStore({ onTickets: vi.fn(), onPresence: vi.fn() })
  store.hear({ type: 'typing', number: 'T-1001' })
  store.hear({ type: 'typing', number: 'T-1002' })
  vi.advanceTimersByTime(4000)
  store.hear({ type: 'typing', number: 'T-1001' })
  vi.advanceTimersByTime(4000)
  expect([...store.read().typing]).toEqual(['T-1001'])
  store.hear({ type: 'tickets', numbers: ['T-1001'] })
  expect([...store.read().typing]).toEqual([])
})

it('takes everything as changed when the line stands again', () => {
  const onTickets = vi.fn()
  const store = createLiveStore({ onTickets, onPresence: vi.fn() })
  store.hear({ type: 'ready' })
  store.hear({ type: 'beat' })
  store.hear({ type: 'tickets', numbers: ['T-1001'] })
  expect(onTickets.mock.calls).toEqual([[null], [['T-1001']]])
})
