import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { application as nepali } from '#messages/ne/application.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import {
  field,
  makeApplication,
  openApply,
  saved,
  signIn,
  signOut,
  withFields,
} from './testing/applicant.tsx'

beforeEach(signIn)
afterEach(signOut)

describe('what a shop gives and costs', () => {
  it('is read by everybody, with the commission that the shop takes, and asks to sign in', async () => {
    signOut()
    const onSignIn = vi.fn()
    await openApply({ applications: [] }, { onSignIn })
    await screen.findByText('Commission, 8 %')
    await screen.findByText('VAT on the commission, 13 %')
    // 200 of commission, and 26 of VAT on it.
    const rest = formatRupees(2_274_00, 'en')
    expect(screen.getByRole('main').textContent).toContain(rest)
    await userEvent.click(screen.getByRole('button', { name: /^Open my shop/ }))
    expect(onSignIn).toHaveBeenCalled()
  })

  it('begins an application at a press, and says when that did not work', async () => {
    const { api } = await openApply({ applications: [] })
    const begin = api.answers['POST /vendor/applications']!
    api.answers['POST /vendor/applications'] = () => refuse(500)
    await userEvent.click(await screen.findByRole('button', { name: /^Open my shop/ }))
    await screen.findByText(/This did not work/)
    api.answers['POST /vendor/applications'] = begin
    await userEvent.click(screen.getByRole('button', { name: /^Open my shop/ }))
    await screen.findByRole('heading', { name: 'Your shop' })
  })

  it('is shown again after an application was withdrawn', async () => {
    await openApply({ applications: [makeApplication({ state: 'withdrawn' })] })
    await screen.findByText('You have withdrawn application A-0412. You can begin a new one.')
  })
})

describe('the form', () => {
  it('says that it did not load, and tries again', async () => {
    const { api } = await openApply({ applications: [makeApplication()] }, { isBroken: true })
    const heading = await screen.findByRole('heading', { name: 'Your application did not load' })
    expect(screen.getByRole('main').contains(heading)).toBe(true)
    api.mend()
    await userEvent.click(screen.getByRole('button', { name: /^Retry/ }))
    await screen.findByRole('heading', { name: 'Your shop' })
  })

  it('saves what was typed when the field is left, and says when', async () => {
    const { api } = await openApply({ applications: [makeApplication()] })
    await userEvent.type(await field(/^Name of the shop in English/), 'Rukum Allo')
    await userEvent.tab()
    await waitFor(() => expect(saved(api)).toEqual([{ version: 1, fields: { nameEn: 'Rukum Allo' } }]))
    await screen.findByText(/^Saved \d+:\d\d [AP]M$/)
  })

  it('keeps what could not be saved, says so, and saves it when the network is back', async () => {
    const { api } = await openApply({ applications: [makeApplication()] })
    const save = api.answers['PATCH /vendor/applications/:id']!
    api.answers['PATCH /vendor/applications/:id'] = () => {
      throw new TypeError('Failed to fetch')
    }
    await userEvent.type(await field(/^Name of the shop in English/), 'Rukum Allo')
    await userEvent.tab()
    await screen.findByText('Not saved, trying again')
    expect((await field(/^Name of the shop in English/)).value).toBe('Rukum Allo')
    api.answers['PATCH /vendor/applications/:id'] = save
    dispatchEvent(new Event('online'))
    await screen.findByText(/^Saved/)
  })

  it('sends no PAN that cannot be one, and says what a PAN is; with nine figures it fits', async () => {
    const { api } = await openApply(
      { applications: [makeApplication()] },
      { path: '/vendor/apply/particulars' },
    )
    await userEvent.type(await field(/^PAN \*$/), '६०९ २१')
    await userEvent.tab()
    await screen.findByText('A PAN has nine figures')
    expect(saved(api)).toEqual([])
    await userEvent.type(await field(/^PAN \*$/), '४८७३')
    await screen.findByText('Nine figures: this can be a PAN')
    await userEvent.tab()
    await waitFor(() => expect(saved(api).at(-1)?.fields).toEqual({ panNumber: '609214873' }))
    await waitFor(async () => expect((await field(/^PAN \*$/)).value).toBe('609 214 873'))
  })

  it('says that a PAN is taken', async () => {
    const taken = { field: 'panNumber', paper: null, problem: 'taken' } as const
    const application = withFields({ panNumber: '609214873' }, { problems: [taken] })
    await openApply({ applications: [application] }, { path: '/vendor/apply/particulars' })
    await screen.findByText(/^Another shop has this number/)
  })

  it('takes over what another device saved elsewhere, and goes on', async () => {
    const server = { applications: [makeApplication()] }
    const { api } = await openApply(server)
    const name = await field(/^Name of the shop in English/)
    server.applications = [withFields({ nameNe: 'रुकुम अल्लो' }, { version: 2 })]
    await userEvent.type(name, 'Rukum Allo')
    await userEvent.tab()
    await waitFor(() => expect(saved(api).at(-1)).toEqual({ version: 2, fields: { nameEn: 'Rukum Allo' } }))
    await waitFor(async () => expect((await field(/^Name of the shop in Nepali/)).value).toBe('रुकुम अल्लो'))
  })

  it.each([
    ['Keep what is here', 'Rukum Allo'],
    ['Take what is there', 'Allo of Rukum'],
  ])('tells a device with an older version what was changed elsewhere: %s', async (choice, kept) => {
    const server = { applications: [makeApplication()] }
    await openApply(server)
    const name = await field(/^Name of the shop in English/)
    server.applications = [withFields({ nameEn: 'Allo of Rukum' }, { version: 2 })]
    await userEvent.type(name, 'Rukum Allo')
    await userEvent.tab()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Allo of Rukum')
    await userEvent.click(within(notice).getByRole('button', { name: choice }))
    await waitFor(() => expect(server.applications[0]!.fields.nameEn).toBe(kept))
    expect((await field(/^Name of the shop in English/)).value).toBe(kept)
  })

  it('asks a person for no registration, and for the VAT certificate only who is registered', async () => {
    await openApply({ applications: [withFields({ kind: 'firm' })] }, { path: '/vendor/apply/particulars' })
    expect(await field(/^Registration no/)).toBeTruthy()
    expect(screen.queryByText('VAT certificate')).toBeNull()
    await userEvent.click(screen.getByRole('switch', { name: /^Registered for VAT/ }))
    await screen.findByText('VAT certificate')
    await userEvent.click(screen.getByRole('radio', { name: 'Person' }))
    await waitFor(() => expect(screen.queryByLabelText(/^Registration no/)).toBeNull())
  })

  it('leads from what is missing to its field, and marks it there', async () => {
    const problems = [
      { field: 'accountName', paper: null, problem: 'required' },
      { field: null, paper: 'pan-card', problem: 'required' },
    ] as const
    const application = withFields({ payoutKind: 'esewa' }, { problems: [...problems] })
    const { router } = await openApply({ applications: [application] }, { path: '/vendor/apply/review' })
    await screen.findByText('2 things are missing')
    await userEvent.click(screen.getByRole('button', { name: 'Name of the account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/apply/payout'))
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Name of the account/)))
    expect(screen.getByText('This is missing')).toBeTruthy()
  })

  it('is not sent while something is missing', async () => {
    const missing = [{ field: 'nameEn', paper: null, problem: 'required' }] as const
    const server = { applications: [makeApplication({ problems: [...missing] })] }
    const { api } = await openApply(server, { path: '/vendor/apply/review' })
    await userEvent.click(await screen.findByRole('button', { name: /^Send the application/ }))
    await screen.findByText(/^Something is still missing/)
    expect(api.requests.map(({ line }) => line)).not.toContain('POST /vendor/applications/:id/send')
  })

  it.each([
    ['en', 'Another shop has this number. If it is yours, write to us.'],
    ['ne', 'यो नम्बर अर्को पसलको छ। तपाईंकै हो भने हामीलाई लेख्नुहोस्।'],
  ] as const)(
    'says that somebody else has just sent the same PAN, and keeps everything (%s)',
    async (language, sentence) => {
      const server = { applications: [withFields({ panNumber: '609214873' })] }
      const { api } = await openApply(server, { path: '/vendor/apply/review', language })
      api.answers['POST /vendor/applications/:id/send'] = () => {
        const taken = { field: 'panNumber', paper: null, problem: 'taken' } as const
        server.applications = [{ ...server.applications[0]!, problems: [taken] }]
        return refuse(409, { code: 'CONFLICT', fields: { panNumber: 'taken' } })
      }
      const send = language === 'ne' ? nepali.form.send : 'Send the application'
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${send}`) }))
      expect((await screen.findByRole('alert')).textContent).toBe(sentence)
      expect(server.applications[0]).toMatchObject({ state: 'draft', fields: { panNumber: '609214873' } })
    },
  )

  it('is sent when everything is there', async () => {
    await openApply({ applications: [makeApplication()] }, { path: '/vendor/apply/review' })
    await screen.findByText('Everything is there.')
    await userEvent.click(screen.getByRole('button', { name: /^Send the application/ }))
    await screen.findByRole('heading', { name: 'We look at it' })
  })

  it('shows an account masked, and never sends the mask', async () => {
    const application = withFields({ payoutKind: 'bank', accountNumber: '••••0123' })
    const { api } = await openApply({ applications: [application] }, { path: '/vendor/apply/payout' })
    const account = await field(/^Number of the account/)
    expect(account.value).toBe('')
    expect(screen.getByText('Saved: ••••0123. Write a new number to replace it.')).toBeTruthy()
    await userEvent.click(account)
    await userEvent.tab()
    expect(saved(api)).toEqual([])
  })

  it('is in Nepali', async () => {
    await openApply({ applications: [makeApplication()] }, { language: 'ne' })
    await screen.findByRole('heading', { name: nepali.form.headings.shop })
    expect(screen.getByText(nepali.form.stepOf('१', '४'))).toBeTruthy()
  })
})
