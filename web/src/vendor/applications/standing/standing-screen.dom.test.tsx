import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Application, ChecklistItem } from '@haat/contract/domains/applications.ts'
import {
  field,
  makeApplication,
  openApply,
  saved,
  signIn,
  signOut,
  withFields,
} from '../testing/applicant.tsx'

beforeEach(signIn)
afterEach(signOut)

const step = (name: Application['history'][number]['step'], changes = {}) => ({
  step: name,
  at: '2026-11-16T05:36:00.000Z',
  staffName: '',
  lines: [],
  reason: null,
  note: '',
  ...changes,
})

describe('where it stands', () => {
  const clock = { promisedAt: '2026-11-18T09:35:00.000Z', minutesLeft: 451, isResting: false }

  /** One of which the contact for complaints came back. */
  function sentBack() {
    const application = withFields(
      { complaintName: 'Bishnu Maya Pun', complaintPhone: '+9779847055120' },
      {
        state: 'sent-back',
        clock: { promisedAt: null, minutesLeft: 451, isResting: true },
        history: [step('begin'), step('send'), step('send-back', { staffName: 'Rojina K.' })],
      },
    )
    application.checklist = application.checklist.map((item): ChecklistItem => {
      if (item.line !== 'complaint-contact') return { ...item, verdict: 'accepted', canChange: false }
      return { ...item, verdict: 'sent-back', reason: 'not-reachable', note: 'The phone is switched off.' }
    })
    return application
  }

  it('tells the promise in office hours, what was looked at, and lets it be withdrawn', async () => {
    const application = makeApplication({ state: 'sent', clock, history: [step('begin'), step('send')] })
    application.checklist[0]!.verdict = 'accepted'
    await openApply({ applications: [application] })
    await screen.findByRole('heading', { name: 'We look at it' })
    expect(screen.getByText(/7 h 31 min of 16 office hours left/)).toBeTruthy()
    expect(screen.getByText(`1 of ${application.checklist.length}`)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the application' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Withdraw/ }))
    await screen.findByText(/You have withdrawn application A-0412/)
  })

  it('names what came back with its reason, opens only that, and sends it again', async () => {
    const { api } = await openApply({ applications: [sentBack()] })
    await screen.findByRole('heading', { name: 'One thing came back' })
    expect(screen.getByText('Nobody could be reached.')).toBeTruthy()
    expect(screen.getByText('“The phone is switched off.”')).toBeTruthy()
    expect(screen.getByText(/^Rojina K\./)).toBeTruthy()
    expect(screen.getByText(/^The clock rests until you send it again/)).toBeTruthy()
    const phone = await field(/^Phone/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '984-7055121')
    await userEvent.click(screen.getByRole('button', { name: /^Send it again/ }))
    await screen.findByRole('heading', { name: 'We look at it' })
    expect(saved(api).at(-1)?.fields).toEqual({ complaintPhone: '+9779847055121' })
  })

  it('is sent again by a press that comes while the last change is being saved', async () => {
    const { api } = await openApply({ applications: [sentBack()] })
    const save = api.answers['PATCH /vendor/applications/:id']!
    const held = Promise.withResolvers<void>()
    api.answers['PATCH /vendor/applications/:id'] = async (input) => {
      await held.promise
      return save(input)
    }
    const phone = await field(/^Phone/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '984-7055121')
    await userEvent.tab()
    await waitFor(() => expect(saved(api)).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: /^Send it again/ }))
    held.resolve()
    await screen.findByRole('heading', { name: 'We look at it' })
  })

  it('leads by the link of a mail to the line that it is about', async () => {
    const application = makeApplication({ state: 'sent-back', history: [step('send'), step('send-back')] })
    application.checklist = application.checklist.map((item): ChecklistItem => ({
      ...item,
      verdict: 'sent-back',
      reason: 'other',
    }))
    await openApply({ applications: [application] }, { path: '/vendor/apply#terms' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Terms' })))
  })

  it('says why it was refused, and takes an objection of more than a word', async () => {
    const application = makeApplication({
      state: 'refused',
      objectBy: '2026-12-16T05:36:00.000Z',
      history: [step('send'), step('refuse', { staffName: 'Rojina K.', reason: 'not-the-owner' })],
    })
    await openApply({ applications: [application] })
    await screen.findByText('The papers belong to somebody else.')
    const words = await field(/^Why is it wrong/)
    await userEvent.type(words, 'No')
    await userEvent.click(screen.getByRole('button', { name: /^Object to it/ }))
    await screen.findByText('Please say in a sentence or two why it is wrong.')
    await userEvent.type(words, ', the firm is mine since my father died.')
    await userEvent.click(screen.getByRole('button', { name: /^Object to it/ }))
    await screen.findByRole('heading', { name: 'We look at it again' })
  })

  it('ends with an open shop and the way to it', async () => {
    const shop = { id: 'rukum-allo-61', slug: 'rukum-allo' }
    await openApply({ applications: [withFields({ nameEn: 'Rukum Allo' }, { state: 'approved', shop })] })
    await screen.findByRole('heading', { name: 'Your shop is open' })
    expect(screen.getByRole('link', { name: 'Go to my shop' })).toBeTruthy()
  })
})
