import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { Courier } from '@haat/contract/domains/couriers.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import CouriersPage from './couriers-page.tsx'

// What the form loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/couriers.ts'),
    loadArea('en', 'staff'),
    loadArea('ne', 'staff'),
    loadArea('en', 'leave'),
  ]),
)

const himal: Courier = {
  id: '3',
  name: 'Himal Parcel',
  phone: '01-5912077',
  collects: { en: 'Daily at 4:00 PM', ne: 'हरेक दिन ४ बजे' },
  isActive: true,
}

/** An API that keeps these couriers. */
function couriersApi(stored: Courier[]) {
  const refuseTaken = (name: string) => {
    if (stored.some((one) => one.isActive && one.name === name)) refuse(409, { fields: { name: 'Taken' } })
  }
  return fakeApi({
    'GET /staff/couriers': () => ({ data: { items: [...stored] } }),
    'POST /staff/couriers': ({ body }) => {
      refuseTaken(body.name)
      stored.push({ id: String(stored.length + 10), isActive: true, ...body })
      return { data: stored.at(-1) }
    },
    'PATCH /staff/couriers/:id': ({ params, body }) => {
      const at = stored.findIndex(({ id }) => id === params.id)
      stored[at] = { ...stored[at]!, ...body }
      return { data: stored[at] }
    },
  })
}
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('without a courier it says what shops can do, and the first one is added from there', async () => {
  const api = couriersApi([])
  await renderApp(<CouriersPage />, { call: api.call })
  await screen.findByRole('heading', { name: 'No courier yet' })
  expect(screen.getByText('Shops can only bring parcels themselves.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add a courier' }))
  await save()
  await screen.findByText('Please enter the name')
  await userEvent.type(name(), 'K')
  await save()
  await screen.findByText('A name has at least 2 characters')
  await userEvent.type(name(), 'oshi Express')
  await userEvent.type(screen.getByLabelText('When it collects, in English'), 'Sundays')
  await save()
  const row = within(await screen.findByRole('listitem'))
  row.getByRole('heading', { name: 'Koshi Express' })
  row.getByText('No phone number', { exact: false })
  row.getByText('Sundays')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.requests.find(({ line }) => line === 'POST /staff/couriers')?.input['body']).toEqual({
    name: 'Koshi Express',
    phone: '',
    collects: { en: 'Sundays', ne: '' },
  })
})

it('a name that another one has is said at its field, and what was typed stays', async () => {
  await renderApp(<CouriersPage />, { call: couriersApi([himal]).call })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a courier' }))
  await userEvent.type(name(), 'Himal Parcel')
  await save()
  await screen.findByText('There is already a courier with this name')
  expect(name().value).toBe('Himal Parcel')
})

it('one is changed, and switched off and on', async () => {
  const api = couriersApi([himal])
  await renderApp(<CouriersPage />, { call: api.call })
  await userEvent.click(await screen.findByRole('button', { name: 'Change Himal Parcel' }))
  expect(name().value).toBe('Himal Parcel')
  await userEvent.clear(screen.getByLabelText('Phone number'))
  await userEvent.type(screen.getByLabelText('Phone number'), '9841234567')
  await save()
  await screen.findByText('9841234567')

  const toggle = () => screen.getByRole('switch', { name: 'Shops can choose it: Himal Parcel' })
  await userEvent.click(toggle())
  await waitFor(() => expect(toggle().getAttribute('aria-checked')).toBe('false'))
  await userEvent.click(toggle())
  await waitFor(() => expect(toggle().getAttribute('aria-checked')).toBe('true'))
  const changes = api.requests.filter(({ line }) => line === 'PATCH /staff/couriers/:id')
  expect(changes.map(({ input }) => input['body'])).toEqual([
    { name: 'Himal Parcel', phone: '9841234567', collects: himal.collects },
    { isActive: false },
    { isActive: true },
  ])
})

it('a list that did not load is said, and loaded again on demand', async () => {
  const api = couriersApi([himal])
  const answer = api.answers['GET /staff/couriers']!
  api.answers['GET /staff/couriers'] = () => refuse(422)
  await renderApp(<CouriersPage />, { call: api.call })
  await screen.findByRole('heading', { name: 'The couriers did not load' })
  api.answers['GET /staff/couriers'] = answer
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Himal Parcel' })
})

it('speaks Nepali', async () => {
  await renderApp(<CouriersPage />, {
    call: couriersApi([himal]).call,
    language: 'ne',
  })
  await screen.findByText('हरेक दिन ४ बजे')
  screen.getByRole('switch', { name: 'पसलले छान्न सक्छन्: Himal Parcel' })
})
