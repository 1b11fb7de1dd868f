import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLiveUpdatesStore } from './live-updates-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows that somebody is typing until they stop, or have sent their message', () => {
  const store = createLiveUpdatesStore({ onTickets: vi.fn(), onPresence: vi.fn() })
  store.receive({ type: 'typing', number: 'T-1001' })
  store.receive({ type: 'typing', number: 'T-1002' })
  vi.advanceTimersByTime(4000)
  store.receive({ type: 'typing', number: 'T-1001' })
  vi.advanceTimersByTime(4000)
  expect([...store.read().typing]).toEqual(['T-1001'])
  store.receive({ type: 'tickets', numbers: ['T-1001'] })
  expect([...store.read().typing]).toEqual([])
})

it('takes every ticket as changed when the stream is open again', () => {
  const onTickets = vi.fn()
  const store = createLiveUpdatesStore({ onTickets, onPresence: vi.fn() })
  store.receive({ type: 'ready' })
  store.receive({ type: 'beat' })
  store.receive({ type: 'tickets', numbers: ['T-1001'] })
  expect(onTickets.mock.calls).toEqual([[null], [['T-1001']]])
})
