import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { StaffFigures } from '@haat/contract/domains/figures.ts'
import { monthOf, type Calendar } from '@haat/contract/domains/figures.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import FiguresPage from './figures-page.tsx'

beforeAll(() => Promise.all([loadArea('en', 'staff'), loadArea('en', 'office')]))

const today = '2026-11-18'
const figuresOf = (calendar: Calendar, door: Partial<StaffFigures['door']> = {}): StaffFigures => ({
  calendar,
  months: Array.from({ length: 12 }, (_, at) => ({
    ...monthOf(calendar, today, at - 11),
    isRunning: at === 11,
    salesPaisa: (at + 1) * 3_00_000_00,
    beforePaisa: at * 1_00_000_00,
    beginsYear: at === 7,
  })),
  year: { from: '2026-07-17', salesPaisa: 158_00, beforePaisa: 100_00 },
  visitsSince: '2026-10-01',
  door: {
    salesPaisa: 0,
    placed: 120,
    sold: 110,
    unconfirmed: 3,
    cancelled: 2,
    delivered: 100,
    refused: 5,
    due: 0,
    onTime: 0,
    from: '2026-10-18',
    to: '2026-11-16',
    isRunning: false,
    next: '2026-11-17',
    previous: '2026-10-17',
    visits: 4000,
    isCountedWhole: true,
    ...door,
  },
})

const open = (door?: Partial<StaffFigures['door']>) =>
  renderApp(<FiguresPage />, {
    path: '/staff/figures',
    call: fakeApi({
      'GET /staff/figures': ({ query }) => ({
        data: figuresOf((query as { calendar: Calendar }).calendar, door),
      }),
    }).call,
  })

it('sales by month stand in a table with the same numbers, in either calendar', async () => {
  const { router } = await open()
  const chart = await screen.findByRole('slider', { name: 'Sales by month' })
  screen.getByText('Rs. 158')
  screen.getByText('since 1 Shrawan')
  screen.getByText('58 % more than a year before')
  chart.focus()
  await userEvent.keyboard('{End}')
  const said = chart.getAttribute('aria-valuetext')!
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const last = within(screen.getByRole('table', { name: 'Sales by month' }))
    .getAllByRole('row')
    .at(-1)!
  const [now, before] = within(last)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect([now, before]).toEqual([formatRupees(36_00_000_00, 'en'), formatRupees(11_00_000_00, 'en')])
  expect(said).toBe(`Mangsir 2083. Last 12 months: ${now}. Year before: ${before}.`)
  await userEvent.click(screen.getByRole('radio', { name: 'AD' }))
  expect(router.state.location.search).toEqual({ calendar: 'ad' })
  await screen.findByRole('rowheader', { name: /November 2026/ })
})

it('from visit to door tells what is counted, and where the rest is', async () => {
  await open()
  const row = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)
  ;(await row('Ordered')).getByText('3 %')
  ;(await row('Delivered')).getByText('83 %')
  screen.getByText(
    '20 of 120 not delivered: 10 on the way, 3 not paid or confirmed, 2 cancelled, 5 refused at the door',
  )
})

it('orders are not held against visits of a part of the month', async () => {
  await open({ isCountedWhole: false, visits: null })
  const row = (await screen.findByRole('rowheader', { name: 'Ordered' })).closest('tr')!
  expect(row.textContent).toBe('Ordered120')
  screen.getByText('Not counted')
})
