import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffMember } from '@haat/contract/domains/staff.people.ts'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { ConsoleReaderContext } from '../console-reader.ts'
import PeoplePage from './people-page.tsx'

// What the forms load late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/staff.people.ts'),
    ...(['staff', 'office'] as const).flatMap((area) => [loadArea('en', area), loadArea('ne', area)]),
  ]),
)

const id = (at: number) => `0199f0a1-0000-7000-8000-00000000000${at}`
const member = (at: number, name: string, changes: Partial<StaffMember> = {}): StaffMember => ({
  id: id(at),
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@haat.test`,
  isAdmin: false,
  rights: [],
  hasSecondFactor: true,
  lastSeenAt: '2026-11-16T06:15:00.000Z',
  ...changes,
})
const everybody = [
  member(1, 'Binod Tamang', { rights: ['support', 'orders'] }),
  member(2, 'Kiran Thapa', { rights: ['money'], hasSecondFactor: false, lastSeenAt: null }),
  member(3, 'Rojina Karki', { isAdmin: true }),
  member(4, 'Sarita Maharjan'),
]

interface Reader {
  at?: number
  rights?: readonly StaffRight[]
  isAdmin?: boolean
  language?: 'en' | 'ne'
}

async function openPage(
  api = fakeApi(),
  { at = 3, rights = staffRights, isAdmin = true, language = 'en' }: Reader = {},
) {
  api.answers['GET /staff/people'] ??= () => ({ data: everybody })
  const page = (
    <ConsoleReaderContext value={{ id: id(at), isAdmin, rights }}>
      <PeoplePage />
    </ConsoleReaderContext>
  )
  return renderApp(page, { call: api.call, language, path: '/staff/people' })
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const typeCode = () => userEvent.type(dialog().getByLabelText(/code from the app/i), '123456')
const bodies = (api: ReturnType<typeof fakeApi>, line: string) =>
  api.requests.filter((one) => one.line === line).map(({ input }) => input['body'])

describe('the list', () => {
  it('shows what each may do, who lacks a second factor, and marks the reader', async () => {
    await openPage()
    const binod = within(await row('Binod'))
    expect(binod.getByText('Support')).toBeTruthy()
    expect(binod.getByText('Orders')).toBeTruthy()
    const kiran = within(await row('Kiran'))
    expect(kiran.getByText('Not set up yet')).toBeTruthy()
    expect(kiran.getByText('Not yet')).toBeTruthy()
    const rojina = within(await row('Rojina'))
    expect(rojina.getByText('Admin: all rights')).toBeTruthy()
    expect(rojina.getByText('You')).toBeTruthy()
    expect(rojina.queryByRole('button')).toBeNull()
    expect(rojina.getByText('Only others change your rights')).toBeTruthy()
    expect(within(await row('Sarita')).getByText('No rights')).toBeTruthy()
  })

  it('leaves an admin alone for whoever is none', async () => {
    await openPage(fakeApi(), { at: 1, rights: ['people', 'support'], isAdmin: false })
    expect(within(await row('Rojina')).queryByRole('button')).toBeNull()
    expect(within(await row('Kiran')).getAllByRole('button')).toHaveLength(2)
  })

  it('is searched by name and address, and says when nobody is found', async () => {
    await openPage()
    await row('Kiran')
    await userEvent.type(screen.getByRole('searchbox'), 'binod@')
    await expect.poll(() => screen.queryByText('Kiran Thapa')).toBeNull()
    await row('Binod')
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    await screen.findByText('Nobody has this name')
    await press('Show everybody')
    await row('Kiran')
  })

  it('says that it could not be loaded, and is loaded again', async () => {
    const api = fakeApi({ 'GET /staff/people': () => refuse(500) })
    await openPage(api)
    await screen.findByText('The list could not be loaded')
    api.answers['GET /staff/people'] = () => ({ data: everybody })
    await press('Retry')
    await row('Binod')
  })

  it('is in Nepali, too', async () => {
    await openPage(fakeApi(), { language: 'ne' })
    expect(within(await row('Binod')).getByText('सहयोग')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'कर्मचारी थप्नुहोस्' })).toBeTruthy()
  })
})

describe('changing rights', () => {
  const line = 'PATCH /staff/people/:id'

  it('sends what was seen, what is wanted and the code, which a refusal clears', async () => {
    let isRight = false
    const api = fakeApi({
      [line]: () => (isRight ? { data: everybody[0] } : refuse(422, { fields: { code: 'No' } })),
    })
    await openPage(api)
    await row('Binod')
    await press('Change the rights of Binod Tamang')
    expect(dialog().getByText(/Answers customers at the desk/)).toBeTruthy()
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Orders/ }))
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Content/ }))
    await typeCode()
    await press(/^Save/)
    await dialog().findByText(/That code is not right/)
    expect(dialog().getByLabelText<HTMLInputElement>(/code from the app/i).value).toBe('')
    isRight = true
    await typeCode()
    await press(/^Save/)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const wanted = {
      isAdmin: false,
      rights: ['support', 'content'],
      seen: { isAdmin: false, rights: ['support', 'orders'] },
      code: '123456',
    }
    expect(bodies(api, line)).toEqual([wanted, wanted])
  })

  it('makes an admin, whose rights are all ticked', async () => {
    const api = fakeApi({ [line]: () => ({ data: everybody[0] }) })
    await openPage(api)
    await row('Binod')
    await press('Change the rights of Binod Tamang')
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Admin/ }))
    const money = dialog().getByRole<HTMLInputElement>('checkbox', { name: /^Money/ })
    expect([money.checked, money.disabled]).toEqual([true, true])
    await typeCode()
    await press(/^Save/)
    await expect
      .poll(() => bodies(api, line))
      .toMatchObject([{ isAdmin: true, rights: ['support', 'orders'] }])
  })

  it('gives only rights that the reader has, and may take away others', async () => {
    await openPage(fakeApi(), { at: 1, rights: ['people', 'support'], isAdmin: false })
    await row('Kiran')
    await press('Change the rights of Kiran Thapa')
    const isOpen = (name: RegExp) => !dialog().getByRole<HTMLInputElement>('checkbox', { name }).disabled
    expect([/^Support/, /^Money/, /^Orders/].map(isOpen)).toEqual([true, true, false])
    expect(dialog().queryByRole('checkbox', { name: /^Admin/ })).toBeNull()
  })

  it.each([
    [409, 'Somebody changed these rights meanwhile. Close this and look again.'],
    [404, 'This person is no longer staff.'],
    [429, 'Too many wrong codes. Please try again in a quarter of an hour.'],
    [500, 'That did not work. Nothing has changed. Please try again.'],
  ])('says why the API refused it with %i', async (status, sentence) => {
    await openPage(fakeApi({ [line]: () => refuse(status) }))
    await row('Binod')
    await press('Change the rights of Binod Tamang')
    await typeCode()
    await press(/^Save/)
    await dialog().findByText(sentence)
  })
})

describe('adding and removing', () => {
  it('asks for an address, a right and a code before anything is sent', async () => {
    const line = 'POST /staff/people'
    const api = fakeApi({ [line]: () => refuse(422, { fields: { email: 'No account' } }) })
    await openPage(api)
    await row('Binod')
    await press('Add a person')
    await press(/^Make them staff/)
    await dialog().findByText('Enter the email address of their account.')
    expect(dialog().getByText('Choose at least one right.')).toBeTruthy()
    expect(dialog().getByText('Enter the code from your app.')).toBeTruthy()
    expect(bodies(api, line)).toEqual([])
    await userEvent.type(dialog().getByLabelText(/Email address/), 'maya@haat.test')
    await userEvent.click(dialog().getByRole('checkbox', { name: /^Support/ }))
    await typeCode()
    await press(/^Make them staff/)
    await dialog().findByText(/No account has confirmed this address/)
    expect(bodies(api, line)).toEqual([{ email: 'maya@haat.test', rights: ['support'], code: '123456' }])
  })

  it('removes somebody after a question, with a code', async () => {
    const line = 'DELETE /staff/people/:id'
    const api = fakeApi({ [line]: () => ({ data: {} }) })
    await openPage(api)
    await row('Kiran')
    await press('Remove Kiran Thapa from staff')
    await dialog().findByText(/The console closes for them at once/)
    await typeCode()
    await press(/^Remove from staff/)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(bodies(api, line)).toEqual([{ code: '123456' }])
    expect(api.requests.filter(({ line: one }) => one === 'GET /staff/people')).toHaveLength(2)
  })
})
