import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { contact as nepali } from '#messages/ne/contact.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ChatStart } from './chat/window/chat-start.tsx'
import { ReplyForm } from './tickets/reply-form.tsx'

/** A button that can be busy also has the text of its busy state in its name. */
const named = (start: string) => ({ name: (text: string) => text.startsWith(start) })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label))
    await userEvent.paste(value)
  }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', named(name)))

describe('the start of a chat', () => {
  const good = {
    'Full Name *': ' Bikash Rai ',
    'Email Address *': 'bikash@example.com',
    'Message *': 'Where?',
  }
  const open = async (
    answer: () => unknown,
    language: 'en' | 'ne' = 'en',
    presence: () => unknown = () => refuse(404),
  ) => {
    const api = fakeApi({ 'POST /chats': answer, 'GET /chats/presence': presence })
    const onBegun = vi.fn()
    await renderApp(<ChatStart user={undefined} onBegun={onBegun} />, { call: api.call, language })
    await screen.findByRole('button', named(language === 'en' ? 'Start chat' : nepali.chat.begin))
    return { onBegun, sent: () => api.requests.filter(({ line }) => line === 'POST /chats') }
  }

  it.each(['en', 'ne'] as const)('asks for what is missing, in %s, and sends nothing', async (language) => {
    const { sent } = await open(() => refuse(404), language)
    const isEnglish = language === 'en'
    await press(isEnglish ? 'Start chat' : nepali.chat.begin)
    await screen.findByText(isEnglish ? 'Name is required' : nepali.problems.nameRequired)
    expect(screen.getByText(isEnglish ? 'Email is required' : nepali.problems.emailRequired)).toBeTruthy()
    expect(screen.getByText(isEnglish ? 'Message is required' : nepali.problems.messageRequired)).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    expect(sent()).toEqual([])
  })

  it('does not say that somebody is here while everybody has as many chats as they take', async () => {
    const busy = { isStaffed: true, isBusy: true, name: null, opensAt: '2026-11-16T05:15:00.000Z' }
    await open(
      () => refuse(404),
      'en',
      () => ({ data: busy }),
    )
    await screen.findByText('Everyone is in other chats right now.')
    expect(screen.getByText(/^Write here and wait for a free place\./)).toBeTruthy()
    expect(screen.queryByText(/is here$/)).toBeNull()
  })

  it('says at once that it failed, keeps the text, and tries again under the same key', async () => {
    let isLost = true
    const { onBegun, sent } = await open(() => {
      if (isLost) throw new TypeError('Failed to fetch')
      return { data: { number: 'T-1', key: 'a key', isStaffed: true } }
    })
    await fill(good)
    await press('Start chat')
    await screen.findByText('Failed to send your message. Please try again.')
    expect(field('Message *').value).toBe('Where?')
    expect(sessionStorage.getItem('haat-draft-chat')).toContain('Where?')
    isLost = false
    await press('Start chat')
    await waitFor(() => expect(onBegun).toHaveBeenCalledTimes(1))
    expect(onBegun.mock.calls[0]?.[1]).toMatchObject({ authorName: 'Bikash Rai', words: 'Where?' })
    expect(sent()).toHaveLength(2)
    expect(sent()[1]?.input).toEqual(sent()[0]?.input)
    await waitFor(() => expect(sessionStorage.getItem('haat-draft-chat')).toBeNull())
  })

  it("shows the API's sentence at its field", async () => {
    await open(() => refuse(422, { fields: { email: 'We cannot write to this address' } }))
    await fill(good)
    await press('Start chat')
    await screen.findByText('We cannot write to this address')
    expect(document.activeElement).toBe(field('Email Address *'))
  })
})

describe('a reply to a ticket', () => {
  const open = async (answer: () => unknown) => {
    const api = fakeApi({ 'POST /tickets/:number/messages': answer })
    const app = await renderApp(<ReplyForm number="T-1001" isSolved={false} />, { call: api.call })
    await screen.findByRole('button', { name: 'Send' })
    return { ...app, requests: api.requests }
  }
  const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

  it('can be sent when there is something to send; what failed stays for the next visit', async () => {
    const first = await open(() => refuse(409, { message: 'This ticket is closed.' }))
    expect(sendButton().disabled).toBe(true)
    await fill({ 'Add a message': '   ' })
    expect(sendButton().disabled).toBe(true)
    await fill({ 'Add a message': ' And when? ' })
    await press('Send')
    await screen.findByText('This ticket is closed.')
    first.unmount()

    const { requests } = await open(() => ({ data: {} }))
    expect(field('Add a message').value).toBe(' And when? ')
    await press('Send')
    await waitFor(() => expect(field('Add a message').value).toBe(''))
    expect(requests.map(({ input }) => input['body'].words)).toEqual(['And when?'])
    await waitFor(() => expect(sendButton().disabled).toBe(true))
    expect(sessionStorage.getItem('haat-draft-reply-T-1001')).toBeNull()

    await fill({ 'Add a message': 'Thank you' })
    await press('Send')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.input['body'].messageKey).not.toBe(requests[0]?.input['body'].messageKey)
  })

  it('leaves once for two presses', async () => {
    let answer = () => {}
    const { requests } = await open(() => new Promise((resolve) => (answer = () => resolve({ data: {} }))))
    await fill({ 'Add a message': 'And when?' })
    await userEvent.dblClick(sendButton())
    await waitFor(() => expect(requests).toHaveLength(1))
    answer()
    await waitFor(() => expect(field('Add a message').value).toBe(''))
    expect(requests).toHaveLength(1)
  })
})
