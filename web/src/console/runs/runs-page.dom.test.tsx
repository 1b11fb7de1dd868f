import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { makeRun, makeRunCard, makeStop, runId } from '#office/testing/runs.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import RunsPage from './runs-page.tsx'

beforeAll(() =>
  Promise.all((['en', 'ne'] as const).flatMap((one) => [loadArea(one, 'staff'), loadArea(one, 'office')])),
)

const { outcomes: _, ...parcel } = makeStop({ state: 'handedOver' })
const other = {
  ...parcel,
  number: 'H-20838',
  position: 2,
  shopName: { en: 'Ilam Chiya Ghar', ne: 'इलाम चिया घर' },
}
const runsApi = () =>
  fakeApi({
    'GET /staff/runs': () => ({
      data: {
        items: [makeRunCard(), makeRunCard({ id: 'other', shopName: null })],
        nextCursor: null,
      },
    }),
    'GET /staff/runs/:runId': () => ({ data: makeRun() }),
    'GET /staff/runs/parcels': () => ({ data: { items: [parcel, other] } }),
    'GET /staff/couriers': () => ({
      data: {
        items: [
          {
            id: '3',
            name: 'Himali Courier',
            phone: '',
            collects: { en: '', ne: '' },
            isActive: true,
          },
          {
            id: '4',
            name: 'Koshi Express',
            phone: '',
            collects: { en: '', ne: '' },
            isActive: true,
          },
        ],
      },
    }),
    'POST /staff/runs': () => ({ data: makeRun() }),
    'PUT /staff/runs/:runId/order': () => ({ data: makeRun() }),
  })

it('the runs of all shops say whose they are', async () => {
  await renderApp(<RunsPage rest="" />, { call: runsApi().call })
  const rows = within(await screen.findByRole('list', { name: 'Delivery runs' })).getAllByRole('listitem')
  expect(rows[0]!.textContent).toContain('Palpa Dhaka Udhyog')
  expect(rows[1]!.textContent).toContain('Run of Haat')
})

it('a run is made of what one courier has of all shops, each parcel by its place in the order', async () => {
  const api = runsApi()
  const { router } = await renderApp(<RunsPage rest="new" />, {
    call: api.call,
  })
  await screen.findByText('Choose the courier first.')
  expect(api.requests.some(({ line }) => line === 'GET /staff/runs/parcels')).toBe(false)
  await userEvent.click(await screen.findByRole('radio', { name: /Koshi Express/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all' }))
  expect(api.requests.findLast(({ line }) => line === 'GET /staff/runs/parcels')!.input['query']).toEqual({
    courierId: '4',
  })
  screen.getByText('Ilam Chiya Ghar')
  await userEvent.click(screen.getByRole('button', { name: 'H-20838 earlier' }))
  await userEvent.click(screen.getByRole('button', { name: /^Make the run/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/staff/orders/runs/${runId}`))
  expect(api.requests.find(({ line }) => line === 'POST /staff/runs')!.input['body']).toMatchObject({
    courierId: '4',
    parcels: [
      { number: 'H-20838', position: 2 },
      { number: 'H-20836', position: 1 },
    ],
  })
})

it('a run shows its shops, and gets another order of doors', async () => {
  const api = runsApi()
  await renderApp(<RunsPage rest={runId} />, { call: api.call })
  const doors = await screen.findByRole('list', {
    name: 'The doors, in their order',
  })
  expect(doors.textContent).toContain('Palpa Dhaka Udhyog')
  await userEvent.click(screen.getByRole('button', { name: 'Change the order' }))
  await userEvent.click(screen.getByRole('button', { name: 'H-20838 earlier' }))
  await userEvent.click(screen.getByRole('button', { name: /^Save the order/ }))
  await screen.findByText(/The order is saved/)
  expect(api.requests.find(({ line }) => line === 'PUT /staff/runs/:runId/order')!.input['body']).toEqual({
    parcels: [
      { number: 'H-20838', position: 1 },
      { number: 'H-20836', position: 1 },
    ],
  })
})
