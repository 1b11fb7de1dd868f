import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Service } from '@haat/contract/domains/services.ts'
import { services as nepali } from '#messages/ne/services.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { RequestForm } from './request-form.tsx'
import { useRequestForm } from './use-request-form.ts'

const open = { opens: 420, closes: 1020 }
/** Works from Sunday to Friday. */
const plumber = { id: 'plumber', hours: [open, open, open, open, open, open, null] } as unknown as Service

function Request() {
  const form = useRequestForm(plumber, 'Option: 90 min')
  return form.sent ? <p>{form.sent.ticketNumber}</p> : <RequestForm form={form} visitor={undefined} />
}

const line = 'POST /services/:serviceId/requests'
async function openForm(answer: () => unknown, language: 'en' | 'ne' = 'en') {
  const api = fakeApi({ [line]: answer })
  await renderApp(<Request />, { call: api.call, language })
  await screen.findByRole('button', named(language === 'en' ? 'Send the request' : nepali.send))
  return api
}
const sent = () => ({ data: { ticketNumber: 'T-9', answerBy: '2026-11-17T05:15:00.000Z' } })

/** A button that can be busy also has the text of its busy state in its name. */
const named = (start: string) => ({ name: (text: string) => text.startsWith(start) })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label))
    if (label === 'Preferred date *') await userEvent.type(field(label), value)
    else await userEvent.paste(value)
  }
}
const press = () => userEvent.click(screen.getByRole('button', named('Send the request')))
const good = {
  'Preferred date *': '2026-11-18',
  'Full Name *': 'Mina Gurung',
  'Email Address *': 'mina@example.com',
  'Phone Number *': '9841234567',
}

// Monday in Nepal.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T06:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('a request for a visit', () => {
  it('asks about a number of no known block, and takes it', async () => {
    const { requests } = await openForm(sent)
    await fill({ ...good, 'Phone Number *': '9512345678' })
    await userEvent.tab()
    expect(screen.getByText(/^9512345678: is this right\?/)).toBeTruthy()
    await press()
    await screen.findByText('T-9')
    expect(requests[0]?.input['body']).toMatchObject({ phoneNumber: '9512345678' })
  })

  it.each([
    ['2026-11-16', 'The earliest day is tomorrow'],
    ['2026-11-21', 'They do not work on this day'],
  ])('for %s is not sent: %s', async (day, problem) => {
    const { requests } = await openForm(sent)
    await fill({ ...good, 'Preferred date *': day, 'Phone Number *': '12' })
    await press()
    await screen.findByText(problem)
    expect(screen.getByText(/^Enter a valid phone number/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Preferred date *'))
    expect(requests).toEqual([])
  })

  it('asks for what is missing in Nepali', async () => {
    await openForm(sent, 'ne')
    await userEvent.click(screen.getByRole('button', named(nepali.send)))
    await screen.findByText(nepali.problems.dayRequired)
    expect(screen.getByText(nepali.problems.phoneRequired)).toBeTruthy()
  })

  it('leaves once for two presses, with the option in front of the note, and its draft goes', async () => {
    let answer = () => {}
    const { requests } = await openForm(() => new Promise((resolve) => (answer = () => resolve(sent()))))
    await fill({ ...good, 'Note (optional)': 'The tap drips' })
    expect(sessionStorage.getItem('haat-draft-request-plumber')).toContain('drips')
    await userEvent.dblClick(screen.getByRole('button', named('Send the request')))
    await waitFor(() => expect(requests).toHaveLength(1))
    answer()
    await screen.findByText('T-9')
    expect(requests.map(({ input }) => input['body'])).toEqual([
      {
        dayWished: '2026-11-18',
        name: 'Mina Gurung',
        email: 'mina@example.com',
        phoneNumber: '9841234567',
        note: 'Option: 90 min\nThe tap drips',
      },
    ])
    await waitFor(() => expect(sessionStorage.getItem('haat-draft-request-plumber')).toBeNull())
  })

  it("shows the API's sentence at its field, and another failure below", async () => {
    const api = await openForm(() => refuse(422, { fields: { email: 'We cannot write to this address' } }))
    await fill(good)
    await press()
    await screen.findByText('We cannot write to this address')
    expect(document.activeElement).toBe(field('Email Address *'))
    api.answers[line] = () => {
      throw new TypeError('Failed to fetch')
    }
    await press()
    await screen.findByText('The request was not sent. Please try again.')
    expect(field('Phone Number *').value).toBe('9841234567')
  })
})
