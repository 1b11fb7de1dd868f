import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPapers } from '#office/testing/stub-papers.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { application, askedFor, item, openOne, press, step, vendorsApi } from './testing/vendors-console.tsx'

stubPapers()

// Before the answer is promised, whatever the day.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
  vi.setSystemTime('2026-11-16T05:00:00.000Z')
})
afterEach(() => void vi.useRealTimers())

const heading = (name: string) => screen.findByRole('heading', { name })
const lineOf = async (title: string) => (await screen.findByText(title)).closest('li')!

describe('an application', () => {
  it('shows what the law asks for in groups, with what was written in both languages and a masked account', async () => {
    await openOne(vendorsApi({ one: application(['business-name']) }))
    await heading('Karnali Syau Bagan')
    expect(document.title).toContain('Karnali Syau Bagan · Vendors')
    expect(screen.getByText('9 of 10 accepted')).toBeTruthy()
    for (const group of ['Who they are', 'Tax and money', 'Promises to buyers']) await heading(group)
    const name = await lineOf('Business name as registered')
    expect(within(name).getByText('Karnali Syau Bagan Udhyog')).toBeTruthy()
    expect(within(name).getByText('कर्णाली स्याउ बगान उद्योग').lang).toBe('ne')
    expect(await screen.findByText('Bazar, Chandannath-4, Jumla')).toBeTruthy()
    expect(screen.getByText('609 417 253, PAN only, no VAT on bills')).toBeTruthy()
    expect(screen.getByText('Bank, Rastriya Banijya Bank, Jumla, ••••0123')).toBeTruthy()
    expect(await screen.findByText(/^Answer by Wed 18 Nov/)).toBeTruthy()
  })

  it('says that it is not there, and leads back to the list', async () => {
    const api = vendorsApi()
    api.answers['GET /staff/applications/:id'] = () => refuse(404)
    const { router } = await openOne(api)
    await heading('This application is not here')
    await press('Back to the list')
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/vendors'))
  })

  it('accepts a line, and takes that back, by a button that keeps the focus', async () => {
    const api = vendorsApi({ one: application(['payout']) })
    await openOne(api)
    await press('Accept: Account for payouts in the same name')
    await screen.findByText('10 of 10 accepted')
    const takeBack = 'accepted, take back: Account for payouts in the same name'
    expect(document.activeElement).toBe(screen.getByRole('button', { name: takeBack }))
    await press(takeBack)
    await screen.findByText('9 of 10 accepted')
    expect(askedFor(api, 'PUT /staff/applications/:id/lines/:line').map(({ body }) => body)).toEqual([
      { isAccepted: true, timesSent: 1 },
      { isAccepted: false, timesSent: 1 },
    ])
  })

  it('shows what was sent back before and has changed since', async () => {
    const again = application([], {
      checklist: [
        item('business-name', {
          verdict: 'sent-back',
          reason: 'name-differs',
          note: 'With “Udhyog”.',
          isChanged: true,
        }),
      ],
      history: [
        step('send'),
        step('send-back', {
          staffName: 'Rojina K.',
          lines: [{ line: 'business-name', reason: 'name-differs', note: 'With “Udhyog”.' }],
        }),
        step('send', { lines: [{ line: 'business-name', reason: null, note: '' }] }),
      ],
    })
    await openOne(vendorsApi({ one: again }))
    await screen.findByText('Sent back before: Name differs · Changed since')
    expect(screen.getByText('Sent again')).toBeTruthy()
    expect(screen.getByText('Sent back, 1 item')).toBeTruthy()
    expect(screen.getByText('Rojina K.: Business name as registered: Name differs')).toBeTruthy()
    expect(screen.getByText('Sent again, 1 changed')).toBeTruthy()
  })
})

describe('sending back', () => {
  const both = () => vendorsApi({ one: application(['business-name', 'payout']) })

  it('asks for a reason for each open line, says which lacks one, and then sends all at once', async () => {
    const api = both()
    api.answers['POST /staff/applications/:id/send-back'] = () => ({
      data: application(['business-name', 'payout'], { state: 'sent-back', clock: null, version: 8 }),
    })
    await openOne(api)
    await press('Send back: Business name as registered')
    await press('Name differs')
    await userEvent.type(
      screen.getByLabelText('Note to the vendor: Business name as registered'),
      'With “Udhyog”. ',
    )
    expect(screen.getByText('1 reason written')).toBeTruthy()
    await press(/^Send back 1 item/)
    await screen.findByText(
      'Not yet: “Account for payouts in the same name” is neither accepted nor has a reason.',
    )
    expect(document.activeElement).toBe(await lineOf('Account for payouts in the same name'))

    await press('Send back: Account for payouts in the same name')
    const payout = within(await lineOf('Account for payouts in the same name'))
    await userEvent.click(payout.getByRole('button', { name: 'Something else' }))
    await press(/^Send back 2 items/)
    await screen.findByText('Not yet: please say what is wrong with “Account for payouts in the same name”.')
    await userEvent.click(payout.getByRole('button', { name: 'Other name' }))
    await press(/^Send back 2 items/)
    await screen.findByText('The applicant mends what was sent back. You hear of it when it comes again.')
    expect(askedFor(api, 'POST /staff/applications/:id/send-back')[0]).toMatchObject({
      body: {
        version: 7,
        lines: [
          { line: 'business-name', reason: 'name-differs', note: 'With “Udhyog”.' },
          { line: 'payout', reason: 'other-name', note: '' },
        ],
      },
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps what was written when the page is opened again, until the line is accepted', async () => {
    const first = await openOne(both())
    await press('Send back: Business name as registered')
    await press('Name differs')
    await userEvent.type(
      screen.getByLabelText('Note to the vendor: Business name as registered'),
      'As on the PAN',
    )
    first.unmount()
    await openOne(both())
    const note = await screen.findByLabelText<HTMLTextAreaElement>(
      'Note to the vendor: Business name as registered',
    )
    expect(note.value).toBe('As on the PAN')
    expect(screen.getByRole('button', { name: 'Name differs' }).getAttribute('aria-pressed')).toBe('true')
    await press('Accept: Business name as registered')
    await waitFor(() => expect(screen.queryByLabelText(/^Note to the vendor/)).toBeNull())
    expect(sessionStorage).toHaveLength(0)
  })

  it('loses nothing when somebody else was quicker, shows what differs, and sends it all the same', async () => {
    const api = both()
    let tries = 0
    api.answers['POST /staff/applications/:id/send-back'] = ({ body }) => {
      tries += 1
      if (tries > 1) return { data: application([], { state: 'sent-back', clock: null, version: 9 }) }
      api.stored.one = application(['business-name', 'payout'], { version: body.version + 1 })
      api.stored.one.checklist = api.stored.one.checklist.map((line) =>
        line.line === 'licence' ? { ...line, verdict: 'open' } : line,
      )
      return refuse(409)
    }
    await openOne(api)
    for (const line of ['Business name as registered', 'Account for payouts in the same name']) {
      await press(`Send back: ${line}`)
      await userEvent.click(within(await lineOf(line)).getByRole('button', { name: 'Something else' }))
      await userEvent.type(screen.getByLabelText(`Note to the vendor: ${line}`), 'Please mend')
    }
    await press(/^Send back 2 items/)
    const notice = await screen.findByText('Someone else changed this meanwhile')
    const changes = within(notice.closest('section')!)
    await waitFor(() => expect(changes.getByText('Licence')).toBeTruthy())
    expect(changes.getByText('not checked')).toBeTruthy()
    expect(changes.getByText('accepted')).toBeTruthy()
    expect(screen.getAllByDisplayValue('Please mend')).toHaveLength(2)
    await userEvent.click(changes.getByRole('button', { name: 'Overwrite with mine' }))
    await screen.findByText('The applicant mends what was sent back. You hear of it when it comes again.')
    expect(askedFor(api, 'POST /staff/applications/:id/send-back').map(({ body }) => body.version)).toEqual([
      7, 8,
    ])
  })

  it('says how it stands now when it can no longer be decided', async () => {
    const api = vendorsApi({ one: application([]) })
    api.answers['POST /staff/applications/:id/approve'] = () => {
      api.stored.one = application([], { state: 'withdrawn', clock: null, version: 8 })
      return refuse(409)
    }
    await openOne(api)
    await press('Approve')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Approve/ }))
    await screen.findByText(
      'Somebody changed this meanwhile. It is now: Withdrawn. What you wrote is still here.',
    )
  })
})
