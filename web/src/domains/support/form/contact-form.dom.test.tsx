import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@haat/contract/domains/account.ts'
import { contact } from '#messages/ne/contact.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AdminForm } from './admin-form.tsx'
import { HelpForm } from './help-form.tsx'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))
const toasts = () => vi.mocked(showToast).mock.calls.map(([, text]) => text)
afterEach(() => vi.mocked(showToast).mockClear())

const typed = {
  'Full Name *': 'Anjali Shrestha',
  'Email Address *': 'anjali@example.com',
  'Phone Number *': '984-1234567',
  'Subject *': 'Order H-1042',
  'Message *': 'The pashmina came in the wrong colour.',
}
const problems = [
  'Name is required',
  'Email is required',
  'At least one contact number is required',
  'Subject is required',
  'Message is required',
]
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
const fill = async (values: Record<string, string> = typed) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label))
    await userEvent.paste(value)
  }
}
const ok = () => ({ data: { ticketNumber: 'T-4711', answerBy: '2026-11-17T05:15:00.000Z' } })

const alternate = 'Alternate Number (Optional)'

async function open(answer: () => unknown = ok, language: 'en' | 'ne' = 'en') {
  const api = fakeApi({ 'POST /contact-admin': answer })
  const onSent = vi.fn()
  const app = await renderApp(<HelpForm firstType="support" order={undefined} onSent={onSent} />, {
    call: api.call,
    language,
  })
  await screen.findByRole('button', { name: language === 'en' ? 'Send Message' : contact.send })
  return { ...app, requests: api.requests, onSent }
}

describe('a message with faults', () => {
  it('is not sent; every fault is named, blanks count as nothing, and the first one gets the focus', async () => {
    const { requests } = await open()
    await fill({ 'Full Name *': '   ' })
    await send()
    for (const problem of problems) await screen.findByText(problem)
    expect(document.activeElement).toBe(field('Full Name *'))
    expect(requests).toEqual([])
  })

  it('loses each fault when its own field is edited, and that of the numbers by either of them', async () => {
    await open()
    await send()
    await screen.findByText('Name is required')
    await userEvent.type(field('Full Name *'), 'x')
    expect(screen.queryByText('Name is required')).toBeNull()
    expect(screen.getByText('At least one contact number is required')).toBeTruthy()
    await fill({ [alternate]: '0' })
    expect(screen.queryByText('At least one contact number is required')).toBeNull()
    expect(screen.getByText('Email is required')).toBeTruthy()
  })

  it('keeps the fault of one number while the other is edited', async () => {
    await open()
    await fill({ ...typed, 'Phone Number *': '9'.repeat(41) })
    await send()
    const problem = 'Phone number is too long (at most 40 characters)'
    await screen.findByText(problem)
    await fill({ [alternate]: '01-4412345' })
    expect(screen.getByText(problem)).toBeTruthy()
    await fill({ 'Phone Number *': '984-1234567' })
    expect(screen.queryByText(problem)).toBeNull()
  })

  it.each([
    ['Email Address *', 'anjali@', 'Please enter a valid email address'],
    ['Email Address *', 'anjali@example', 'Please enter a valid email address'],
    ['Message *', 'too short', 'Message should be at least 10 characters'],
    ['Message *', '   123456789   ', 'Message should be at least 10 characters'],
    ['Full Name *', 'x'.repeat(121), 'Name is too long (at most 120 characters)'],
  ])('says about %s "%s": %s', async (label, value, problem) => {
    const { requests } = await open()
    await fill({ ...typed, [label]: value })
    await send()
    await screen.findByText(problem)
    expect(document.activeElement).toBe(field(label))
    expect(requests).toEqual([])
  })

  it('speaks Nepali', async () => {
    await open(ok, 'ne')
    await userEvent.click(screen.getByRole('button', { name: contact.send }))
    await screen.findByText(contact.problems.nameRequired)
    expect(screen.getByText(contact.problems.numberRequired)).toBeTruthy()
    expect(screen.getByText(contact.problems.messageRequired)).toBeTruthy()
  })
})

describe('a good message', () => {
  it('with a number of no known block is asked about and leaves as it was typed', async () => {
    const { requests, onSent } = await open()
    await fill({ ...typed, 'Phone Number *': '983-1234567' })
    expect(screen.getByText(/^983-1234567: is this right\?/)).toBeTruthy()
    await send()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(requests[0]?.input['body']).toMatchObject({ phoneNumber: '983-1234567' })
  })

  it('leaves once for two presses, with one number in whatever form, and its draft goes', async () => {
    let answer = () => {}
    const { requests, onSent } = await open(() => new Promise((resolve) => (answer = () => resolve(ok()))))
    await fill({ ...typed, 'Phone Number *': '', [alternate]: 'ask my sister' })
    expect(sessionStorage.getItem('haat-draft-help-support')).toContain('wrong colour')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }))
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(busy.disabled).toBe(true)
    await userEvent.type(field('Subject *'), '{Enter}')
    await waitFor(() => expect(requests).toHaveLength(1))
    answer()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(requests).toHaveLength(1)
    expect(requests[0]?.input['body']).toEqual({
      name: 'Anjali Shrestha',
      email: 'anjali@example.com',
      phoneNumber: '',
      contactNumber: 'ask my sister',
      subject: 'Order H-1042',
      message: 'The pashmina came in the wrong colour.',
      type: 'support',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    await waitFor(() => expect(sessionStorage.getItem('haat-draft-help-support')).toBeNull())
  })

  it('is a success with an answer that cannot be read', async () => {
    const { onSent } = await open(() => {
      throw new SyntaxError('Unexpected token')
    })
    await fill()
    await send()
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ticketNumber: undefined, answerBy: undefined }))
  })
})

describe('a failure', () => {
  it('keeps the form, and the draft for the next visit of the page', async () => {
    const first = await open(() => {
      throw new TypeError('Failed to fetch')
    })
    await fill()
    await send()
    await waitFor(() => expect(toasts()).toEqual(['Failed to send your message. Please try again.']))
    expect(field('Message *').value).toBe(typed['Message *'])
    expect(first.onSent).not.toHaveBeenCalled()
    first.unmount()
    await open()
    expect(field('Message *').value).toBe(typed['Message *'])
  })

  it.each([
    [400, 'BAD_REQUEST', 'The body is not valid JSON.'],
    [413, 'PAYLOAD_TOO_LARGE', 'The request is too large.'],
    [500, 'INTERNAL_ERROR', 'Something went wrong on our side.'],
  ] as const)(
    'of status %i is told once and keeps what was typed, chosen and pressed',
    async (status, code, message) => {
      const { onSent } = await open(() => refuse(status, { code, message }))
      await fill()
      await userEvent.click(screen.getByRole('radio', { name: 'Feedback' }))
      await send()
      await waitFor(() => expect(toasts()).toEqual(['Failed to send your message. Please try again.']))
      for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Feedback' }).checked).toBe(true)
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' })
      expect(button.disabled).toBe(false)
      expect(document.activeElement).toBe(button)
      expect(onSent).not.toHaveBeenCalled()
    },
  )

  it("puts the API's sentence at its field until that is edited, and tells the failure too", async () => {
    const problem = 'We cannot write to this address'
    await open(() => refuse(422, { fields: { email: problem } }))
    await fill()
    await send()
    await screen.findByText(problem)
    expect(toasts()).toEqual(['Failed to send your message. Please try again.'])
    const email = field('Email Address *')
    expect(document.activeElement).toBe(email)
    const descriptions = email.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toContain(problem)
    await fill({ 'Email Address *': 'anjali@example.org' })
    expect(screen.queryByText(problem)).toBeNull()
  })

  it('for too many messages says why, inside the form', async () => {
    await open(() => refuse(429, { message: 'Please try again in 12 minutes.' }))
    await fill()
    await send()
    await screen.findByText('Please try again in 12 minutes.')
    expect(toasts()).toEqual(['Failed to send your message. Please try again.'])
  })
})

describe('the page for members', () => {
  const user = { id: 'mina', name: 'Mina Gurung', email: 'mina@example.com', phoneNumber: null } as User
  const openAdmin = async (answer: () => unknown = ok) => {
    const api = fakeApi({
      'POST /contact-admin': answer,
      'GET /orders': () => ({ data: { items: [{ number: 'H-1042', titles: [] }], nextCursor: null } }),
    })
    const app = await renderApp(<AdminForm user={user} />, { call: api.call })
    await screen.findByRole('button', { name: 'Send Message' })
    const sent = () => api.requests.filter(({ line }) => line === 'POST /contact-admin')
    return { ...app, sent }
  }
  const rest = {
    'Phone Number *': '984-1234567',
    'Subject *': 'Order H-1042',
    'Message *': 'The pashmina came in the wrong colour.',
  }

  it('fills in who writes, sends what it is about, and keeps the draft until it is sent', async () => {
    const first = await openAdmin(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(field('Full Name *').value).toBe('Mina Gurung')
    await fill(rest)
    await send()
    await waitFor(() => expect(toasts()).toEqual(['Failed to send your message. Please try again.']))
    expect(first.sent()).toHaveLength(1)
    first.unmount()

    const { sent } = await openAdmin()
    expect(field('Message *').value).toBe(rest['Message *'])
    await screen.findByText('H-1042')
    await userEvent.selectOptions(field('Order or listing (optional)'), 'order H-1042')
    await send()
    await screen.findByText('Thank You!')
    expect(sent()[0]?.input['body']).toMatchObject({
      email: 'mina@example.com',
      about: { kind: 'order', id: 'H-1042' },
    })
    expect(sessionStorage.getItem('haat-draft-contact-admin')).toBeNull()
  })

  it("shows the API's sentence at its field, which gets the focus", async () => {
    await openAdmin(() => refuse(422, { fields: { subject: 'Say it in other words' } }))
    await fill(rest)
    await send()
    await screen.findByText('Say it in other words')
    expect(document.activeElement).toBe(field('Subject *'))
  })
})
