import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLiveState } from '../live-updates/live-updates.queries.ts'
import { changeChatChoices } from './chat-choices.ts'
import {
  asked,
  beginAtChatConsole,
  chat,
  desk,
  leaveChatConsole,
  mine,
  openChatConsole,
  sita,
} from '../testing/chat-console.tsx'

/** Counts what the loudspeaker would play: a sound is two notes. */
let notes = 0
class FakeAudio {
  currentTime = 0
  resume = async () => {}
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  })
  createOscillator = () => ({
    frequency: { value: 0 },
    connect() {},
    start: () => void (notes += 1),
    stop() {},
  })
}
const sounds = () => notes / 2

beforeEach(() => {
  beginAtChatConsole()
  notes = 0
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(leaveChatConsole)

describe('the title of a page of the console', () => {
  it('carries how many chats wait or are unread, on every page, and loses it when they are read', async () => {
    desk.running = [chat(1), mine(2, { isUnread: true })]
    const { router, change, api } = await openChatConsole('/staff/content')
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Content/))
    await act(() => router.navigate({ to: '/staff/$' as never, params: { _splat: 'desk/T-1002' } as never }))
    await screen.findByRole('heading', { name: 'Subject of T-1002' })
    await waitFor(() =>
      expect(asked(api, 'POST /staff/tickets/:number/read')).toEqual([
        { params: { number: 'T-1002' }, body: { sequence: 0 } },
      ]),
    )
    await waitFor(() => expect(document.title).toMatch(/^\(1\) T-1002/))
    await change([chat(1, { assignee: sita })])
    await waitFor(() => expect(document.title).toMatch(/^T-1002/))
  })

  it('is left to the page while that has none, so that there is only one', async () => {
    desk.running = [chat(1)]
    const { router } = await openChatConsole('/staff/loading')
    expect(document.querySelector('title')).toBeNull()
    await act(() => router.navigate({ to: '/staff/$' as never, params: { _splat: 'content' } as never }))
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Content/))
    expect(document.querySelectorAll('title')).toHaveLength(1)
  })

  it('counts in the figures of its language', async () => {
    desk.running = [chat(1)]
    await openChatConsole('/staff/content', 'ne')
    await waitFor(() => expect(document.title).toMatch(/^\(१\) /))
  })
})

describe('a chat that comes', () => {
  it('is heard on another page, once, and not when sound is off or the lane is before the reader', async () => {
    const { change, router } = await openChatConsole('/staff/content')
    await change([chat(1)])
    await waitFor(() => expect(sounds()).toBe(1))
    await change([chat(1)])
    await change([mine(1), chat(2, { assignee: sita })])
    expect(sounds()).toBe(1)
    await change([mine(1, { isUnread: true, sequence: 7 })])
    await waitFor(() => expect(sounds()).toBe(2))
    await act(() => router.navigate({ to: '/staff/$' as never, params: { _splat: 'desk' } as never }))
    await change([mine(1, { isUnread: true, sequence: 7 }), chat(3)])
    expect(sounds()).toBe(2)
    vi.mocked(document.hasFocus).mockReturnValue(false)
    await change([mine(1, { isUnread: true, sequence: 7 }), chat(3), chat(4)])
    await waitFor(() => expect(sounds()).toBe(3))
    changeChatChoices({ hasSound: false })
    await change([mine(1, { isUnread: true, sequence: 9 })])
    expect(sounds()).toBe(3)
  })

  it('is heard while another ticket is open, and not in its own', async () => {
    desk.running = [mine(1)]
    const { change } = await openChatConsole('/staff/desk/T-1001')
    await screen.findByRole('heading', { name: 'Subject of T-1001' })
    await change([mine(1, { isUnread: true, sequence: 5 })])
    expect(sounds()).toBe(0)
    await change([mine(1, { sequence: 5 }), chat(2)])
    await waitFor(() => expect(sounds()).toBe(1))
  })

  it('is not for somebody who takes no chats', async () => {
    const { change, queryClient } = await openChatConsole('/staff/content')
    act(() => void changeLiveState(queryClient, { isAvailable: false }))
    await change([chat(1)])
    await change([chat(1), chat(2)])
    expect(sounds()).toBe(0)
    expect(document.title).not.toMatch(/^\(/)
  })
})

describe('the notification of a chat', () => {
  const shown: FakeNotification[] = []
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default'
    static requestPermission = vi.fn(async () => (FakeNotification.permission = 'granted'))
    close = vi.fn()
    title: string
    options: { body: string; tag: string }
    constructor(title: string, options: { body: string; tag: string }) {
      super()
      this.title = title
      this.options = options
      shown.push(this)
    }
  }
  beforeEach(() => {
    shown.length = 0
    FakeNotification.permission = 'default'
    FakeNotification.requestPermission.mockClear()
    vi.stubGlobal('Notification', FakeNotification)
  })
  const openSettings = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Chat settings' }))
  const notifications = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Browser notifications' })

  it('is asked for at a press, and leads to the chat', async () => {
    vi.stubGlobal('focus', vi.fn())
    const { change, router } = await openChatConsole()
    await openSettings()
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
    await userEvent.click(notifications())
    await waitFor(() => expect(notifications().getAttribute('aria-checked')).toBe('true'))
    expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1)
    vi.mocked(document.hasFocus).mockReturnValue(false)
    await change([chat(1)])
    await waitFor(() => expect(shown).toHaveLength(2))
    expect(shown[1]).toMatchObject({
      title: 'Sender 1 is waiting in a chat',
      options: { body: 'Question 1', tag: 'T-1001' },
    })
    act(() => void shown[1]!.dispatchEvent(new Event('click')))
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/desk/T-1001'))
  })

  it('is off where the browser has refused it, and the setting says so', async () => {
    FakeNotification.permission = 'denied'
    await openChatConsole()
    await openSettings()
    expect(notifications().disabled).toBe(true)
    expect(screen.getByText(/^This browser blocks notifications from Haat\./)).toBeTruthy()
  })
})

describe('the settings of chats', () => {
  it('keep the sound on this device, and let the reader hear it when it is switched on', async () => {
    await openChatConsole()
    await userEvent.click(await screen.findByRole('button', { name: 'Chat settings' }))
    const sound = () => screen.getByRole('switch', { name: 'Sound' })
    expect(sound().getAttribute('aria-checked')).toBe('true')
    await userEvent.click(sound())
    expect(sound().getAttribute('aria-checked')).toBe('false')
    expect(JSON.parse(localStorage.getItem('console-chat-choices')!)).toMatchObject({ hasSound: false })
    expect(sounds()).toBe(0)
    await userEvent.click(sound())
    expect(sounds()).toBe(1)
  })

  it('set how many chats the reader takes at once, and an admin that of others', async () => {
    const { api } = await openChatConsole()
    api.answers['PUT /staff/desk/people/:id/chat-limit'] = ({ body }) => ({ data: body })
    await userEvent.click(await screen.findByRole('button', { name: 'Chat settings' }))
    await userEvent.selectOptions(await screen.findByLabelText('Chats at once'), '5')
    await userEvent.selectOptions(screen.getByLabelText('Chats at once for Sita Rai'), '2')
    await waitFor(() =>
      expect(asked(api, 'PUT /staff/desk/people/:id/chat-limit')).toEqual([
        { params: { id: 'me' }, body: { limit: 5 } },
        { params: { id: 'sita' }, body: { limit: 2 } },
      ]),
    )
  })
})
