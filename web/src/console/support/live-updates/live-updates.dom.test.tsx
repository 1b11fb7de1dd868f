import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { createLiveUpdatesReceiver } from './live-updates-receiver.ts'
import { changeLiveState, liveState } from './live-updates.queries.ts'
import { PresenceToggle } from './presence-toggle.tsx'

beforeAll(() => loadArea('en', 'staff'))
afterEach(() => vi.useRealTimers())

describe('the live stream of the desk', () => {
  it('shows that somebody is typing until they stop, or have sent their message', () => {
    vi.useFakeTimers()
    const client = new QueryClient()
    const { receive } = createLiveUpdatesReceiver(client, { onTickets: vi.fn(), onPresence: vi.fn() })
    const typing = () => client.getQueryData(liveState.queryKey)?.typing
    receive({ type: 'typing', number: 'T-1001' })
    receive({ type: 'typing', number: 'T-1002' })
    vi.advanceTimersByTime(4000)
    receive({ type: 'typing', number: 'T-1001' })
    vi.advanceTimersByTime(4000)
    expect(typing()).toEqual(['T-1001'])
    receive({ type: 'tickets', numbers: ['T-1001'] })
    expect(typing()).toEqual([])
  })

  it('takes every ticket as changed when it is open again', () => {
    const onTickets = vi.fn()
    const { receive } = createLiveUpdatesReceiver(new QueryClient(), { onTickets, onPresence: vi.fn() })
    receive({ type: 'ready' })
    receive({ type: 'beat' })
    receive({ type: 'tickets', numbers: ['T-1001'] })
    expect(onTickets.mock.calls).toEqual([[null], [['T-1001']]])
  })
})

describe('the switch for chats', () => {
  const toggle = () => screen.getByRole('switch', { name: /Available for chat/ })
  async function renderToggle(api: ReturnType<typeof fakeApi>) {
    const { queryClient } = await renderApp(<PresenceToggle />, { call: api.call })
    expect(screen.queryByRole('switch')).toBeNull()
    act(() => void changeLiveState(queryClient, { isConnected: true, isAvailable: true }))
    await screen.findByRole('switch')
  }

  it('appears when the server has said how it stands, and changes when the server agrees', async () => {
    const api = fakeApi({ 'PUT /staff/presence': ({ body }) => ({ data: body }) })
    await renderToggle(api)
    expect(toggle().getAttribute('aria-checked')).toBe('true')
    await userEvent.click(toggle())
    await expect.poll(() => toggle().getAttribute('aria-checked')).toBe('false')
    expect(api.requests.map(({ input }) => input['body'])).toEqual([{ isAvailable: false }])
  })

  it('stays as it was when the server refuses', async () => {
    const api = fakeApi({ 'PUT /staff/presence': () => refuse(403) })
    await renderToggle(api)
    await userEvent.click(toggle())
    await expect.poll(() => toggle().getAttribute('aria-busy')).toBeNull()
    expect(toggle().getAttribute('aria-checked')).toBe('true')
    expect(api.requests).toHaveLength(1)
  })
})
