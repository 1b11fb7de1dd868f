import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { firstFreeDay } from '@haat/contract/domains/commission.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import CommissionPage from './commission-page.tsx'

beforeAll(() =>
  Promise.all(
    (['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'staff'),
      loadArea(language, 'office'),
    ]),
  ),
)

const tomorrow = firstFreeDay(new Date())
const today = addDays(tomorrow, -1)
const rule = (changes: Partial<CommissionRule> = {}): CommissionRule => ({
  id: '0192f0a0-0000-7000-8000-0000000000c1',
  subject: 'shop',
  address: 'palpa-dhaka',
  name: { en: 'Palpa Dhaka', ne: 'पाल्पा ढाका' },
  note: { en: 'Tansen', ne: 'तानसेन' },
  rate: 650,
  beginsOn: '2026-11-01',
  endsOn: null,
  state: 'running',
  words: 'Agreed for a year',
  createdAt: '2026-10-30T05:00:00.000Z',
  createdBy: 'Sita Gurung',
  endedBy: null,
  ...changes,
})
const coming = rule({ state: 'coming', beginsOn: addDays(tomorrow, 3), endsOn: addDays(tomorrow, 30) })

function commissionApi(items: CommissionRule[] = [rule()]) {
  return fakeApi({
    'GET /staff/commission-rules': ({ query }) => ({
      data: {
        items: items.filter(({ state }) => state === (query!['state'] ?? 'running')),
        nextCursor: null,
        counts: { running: 1, coming: 1, ended: 0 },
        usualRate: 800,
      },
    }),
    'GET /vendors': () => ({
      data: {
        items: [
          {
            slug: 'palpa-dhaka',
            name: { en: 'Palpa Dhaka', ne: 'पाल्पा ढाका' },
            place: { en: 'Tansen', ne: 'तानसेन' },
          },
        ],
      },
    }),
    'GET /categories/particulars': () => ({
      data: {
        categories: [
          {
            slug: 'cloth',
            name: { en: 'Cloth', ne: 'कपडा' },
            children: [{ slug: 'shawls', name: { en: 'Shawls', ne: 'पछ्यौरा' }, children: [] }],
          },
        ],
      },
    }),
    'POST /staff/commission-rules': () => ({ data: coming }),
    'POST /staff/commission-rules/:id/end': () => ({ data: rule({ endsOn: today }) }),
    'DELETE /staff/commission-rules/:id': () => ({ data: rule({ state: 'withdrawn' }) }),
  })
}
type Api = ReturnType<typeof commissionApi>
const open = (api: Api, language: 'en' | 'ne' = 'en') =>
  renderApp(<CommissionPage />, { call: api.call, language })
const sent = (api: Api, line: Api['requests'][number]['line']) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input['body'])
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))

it('lists the rules of a state with rate, days in both calendars and who made them', async () => {
  await open(commissionApi([rule(), coming]))
  await screen.findByText('What Haat keeps of a sale: usually 8 %, and 13 % VAT on it.')
  const table = within(await screen.findByRole('table', { name: 'Rules' }))
  table.getByText('Palpa Dhaka')
  table.getByText('6.5 %')
  table.getByText('From 15 Kartik (1 November 2026)')
  table.getByText('until further notice')
  table.getByText('Sita Gurung')
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'To come 1' }))
  await screen.findByRole('button', { name: 'Withdraw: Palpa Dhaka' })
  await userEvent.click(screen.getByRole('radio', { name: 'Ended 0' }))
  await screen.findByText('No rule has ended yet.')
})

it('makes a rule for a shop that was found by its name, and shows before what it means', async () => {
  const api = commissionApi()
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'New rule' }))
  await press('Make the rule')
  await dialog().findByText('Please choose what the rule is for')
  dialog().getByText('Please enter the rate')
  await userEvent.type(dialog().getByLabelText('Find a shop'), 'palpa')
  await userEvent.click(await dialog().findByRole('button', { name: /^Palpa Dhaka/ }))
  await userEvent.type(dialog().getByLabelText(/^Rate in percent/), '80.01')
  await press('Make the rule')
  await dialog().findByText('Please enter a rate from 0 to 80 percent')
  await userEvent.clear(dialog().getByLabelText(/^Rate in percent/))
  await userEvent.type(dialog().getByLabelText(/^Rate in percent/), '6.5')
  dialog().getByText('Rs. 65')
  dialog().getByText('Rs. 8.45')
  dialog().getByText('Rs. 926.55')
  await userEvent.type(dialog().getByLabelText(/^Note for staff/), 'Agreed by phone')
  await userEvent.type(dialog().getByLabelText(/^Code/), '417029')
  await press('Make the rule')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'POST /staff/commission-rules')).toEqual([
    {
      id: expect.any(String),
      subject: 'shop',
      address: 'palpa-dhaka',
      rate: 650,
      beginsOn: tomorrow,
      endsOn: null,
      words: 'Agreed by phone',
      code: '417029',
    },
  ])
})

it('says where another rule is in the way, keeps what was typed and sends it again under the same id', async () => {
  const api = commissionApi()
  const answer = api.answers['POST /staff/commission-rules']!
  api.answers['POST /staff/commission-rules'] = () =>
    refuse(409, { code: 'CONFLICT', fields: { beginsOn: 'There is a rule' } })
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'New rule' }))
  await userEvent.click(dialog().getByRole('radio', { name: 'Category' }))
  await dialog().findByRole('option', { name: 'Shawls' })
  await userEvent.selectOptions(dialog().getByRole('combobox'), 'Shawls')
  await userEvent.type(dialog().getByLabelText(/^Rate in percent/), '१०')
  await userEvent.type(dialog().getByLabelText(/^Code/), '417029')
  await press('Make the rule')
  await dialog().findByText('Another rule for the same holds on some of these days.')
  api.answers['POST /staff/commission-rules'] = answer
  await userEvent.type(dialog().getByLabelText(/^Code/), '417030')
  await press('Make the rule')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [first, second] = sent(api, 'POST /staff/commission-rules') as { id: string }[]
  expect(second).toMatchObject({ id: first!.id, subject: 'category', address: 'shawls', rate: 1000 })
})

it('sets a last day, today at the earliest, and withdraws what has not begun', async () => {
  const api = commissionApi([rule(), coming])
  await open(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Set the last day: Palpa Dhaka' }))
  await userEvent.type(dialog().getByLabelText(/^Code/), '417029')
  await press('Set the last day')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'POST /staff/commission-rules/:id/end')).toEqual([{ endsOn: today, code: '417029' }])
  await userEvent.click(screen.getByRole('radio', { name: 'To come 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Palpa Dhaka' }))
  await userEvent.type(dialog().getByLabelText(/^Code/), '417029')
  await press('Withdraw the rule')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api, 'DELETE /staff/commission-rules/:id')).toEqual([{ code: '417029' }])
})

it('says when the rules did not load, and in Nepali what holds', async () => {
  const api = commissionApi()
  const answer = api.answers['GET /staff/commission-rules']!
  api.answers['GET /staff/commission-rules'] = () => refuse(500)
  await open(api, 'ne')
  await screen.findByRole('heading', { level: 2 })
  api.answers['GET /staff/commission-rules'] = answer
  await userEvent.click(await screen.findByRole('button', { name: /फेरि/ }))
  await screen.findByText('६.५%')
  screen.getByText('अर्को सूचना नभएसम्म')
})
