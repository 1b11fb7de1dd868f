import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { ShopFigures } from '@haat/contract/domains/figures.ts'
import { periods, type Period } from '@haat/contract/domains/figures.rules.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { figuresOf, totals } from '../testing/figures.ts'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

beforeAll(async () => {
  for (const language of ['en', 'ne'] as const) {
    await Promise.all([loadArea(language, 'vendor'), loadArea(language, 'office')])
  }
})
afterEach(forgetCookies)

const today = '2026-11-18'
const page = '/vendor/palpa-dhaka-udhyog-4/figures'
const answering = (given: Partial<ShopFigures> = {}) =>
  portalApi({
    'GET /vendor/shops/:shopId/figures': ({ query }) => ({
      data: figuresOf((query as { period?: Period }).period ?? 'days7', today, given),
    }),
  })

/** What the chart says of each bar, gone through with the arrow keys. */
async function sayBars(chart: HTMLElement, count: number) {
  chart.focus()
  await userEvent.keyboard('{Home}')
  const said: string[] = []
  for (let at = 0; at < count; at++) {
    said.push(chart.getAttribute('aria-valuetext')!)
    await userEvent.keyboard('{ArrowRight}')
  }
  return said
}

it.each(periods)('a chart of %s says bar by bar what stands in its table', async (period) => {
  await openPortal({ api: answering(), path: `${page}?period=${period}` })
  const chart = await screen.findByRole('slider', { name: 'Sales' })
  const count = Number(chart.getAttribute('aria-valuemax'))
  const said = await sayBars(chart, count)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'Sales' })
  const [head, ...rows] = within(table).getAllByRole('row')
  const [, now, before] = within(head!)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(count)
  rows.forEach((row, at) => {
    const [sold, soldBefore] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(said[at]).toContain(`${now}: ${sold}. ${before}: ${soldBefore}.`)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  screen.getByRole('slider', { name: 'Sales' })
})

it('visits that were not counted are not known, and not nothing', async () => {
  await openPortal({ api: answering(), path: `${page}?measure=visits` })
  const chart = await screen.findByRole('slider', { name: 'Visits' })
  const said = await sayBars(chart, 7)
  expect(said[0]).toContain('Last 7 days: not known')
  expect(said[6]).toContain('Last 7 days: 7.')
  screen.getByText(/^Visits are counted since 17 November 2026/)
})

it('tells sums beside those of as many days before', async () => {
  const now = totals({
    salesPaisa: 158_00,
    sold: 6,
    visits: 210,
    productVisits: 200,
    ordersWhileCounted: 5,
    due: 20,
    onTime: 17,
    delivered: 9,
    refused: 1,
  })
  const before = totals({ salesPaisa: 100_00, sold: 12, visits: null, productVisits: null })
  await openPortal({ api: answering({ now, before }), path: page })
  await screen.findByText('Rs. 158')
  screen.getByText(/^58 % more than 5 Nov to 11 Nov 2026/)
  screen.getByText(/^50 % less/)
  screen.getByText('2.5')
  screen.getByText('85 %')
  screen.getByText('17 of 20 parcels')
  screen.getByText('1 of 10 parcels')
  screen.getByText('counted since 17 November 2026')
})

it.each([
  ['2026-11-06', false],
  ['2026-11-05', true],
])('compares visits counted since %s with the days before: %s', async (visitsSince, isCompared) => {
  const now = totals({ visits: 210, productVisits: 200, ordersWhileCounted: 5 })
  const before = totals({ visits: 140, productVisits: 100, ordersWhileCounted: 2 })
  await openPortal({ api: answering({ now, before, visitsSince }), path: page })
  await screen.findByText('2.5')
  expect(screen.queryByText(/^50 % more/) !== null).toBe(isCompared)
  expect(screen.queryByText('2 before') !== null).toBe(isCompared)
  expect(screen.queryByText('counted since 6 November 2026') !== null).toBe(!isCompared)
})

it('a shop without sales or visits sees words, no shares of nothing', async () => {
  const api = answering({
    bars: figuresOf('days7', today).bars.map((bar) => ({ ...bar, now: null, before: null })),
  })
  const { container } = await openPortal({ api, path: page })
  await screen.findByText('Nothing was sold in these days, nor in the days before.')
  screen.getByText('Too few visits')
  screen.getByText('Nothing due')
  screen.getByText('None yet')
  expect(screen.getAllByText('nothing before to compare with').length).toBeGreaterThan(0)
  expect(container.textContent).not.toMatch(/\b0 %|NaN|Infinity/)
})

it('steps to the period before, keeps it in the address and asks for another period', async () => {
  const api = answering()
  const { router } = await openPortal({ api, path: `${page}?period=bsMonth` })
  await screen.findByText('Mangsir 2083', { selector: 'strong' })
  expect(screen.getByRole('button', { name: 'Later' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }))
  expect(router.state.location.search).toMatchObject({ period: 'bsMonth', on: '2026-11-16' })
  await userEvent.click(screen.getByRole('radio', { name: 'Fiscal year' }))
  expect(router.state.location.search).toEqual({ period: 'fiscalYear' })
  await screen.findByText('Year 2083/84', { selector: 'strong' })
})

it('says in Nepali what it says in English', async () => {
  await openPortal({ api: answering(), path: `${page}?period=fiscalYear`, language: 'ne' })
  const chart = await screen.findByRole('slider', { name: 'बिक्री' })
  expect((await sayBars(chart, 1))[0]).toContain('साउन २०८३')
})

it('what could not be read is asked for again', async () => {
  const api = portalApi({ 'GET /vendor/shops/:shopId/figures': () => refuse(503, { code: 'UNAVAILABLE' }) })
  await openPortal({ api, path: page })
  await screen.findByText('The figures did not load', {}, { timeout: 15_000 })
  api.answers['GET /vendor/shops/:shopId/figures'] = () => ({ data: figuresOf('days7', today) })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('slider', { name: 'Sales' })
}, 20_000)

it('a packer has neither the page nor the chart of the first page', async () => {
  const packer = myShop({ role: 'packer' })
  const api = answering()
  api.answers['GET /vendor/shops'] = () => ({ data: { items: [packer] } })
  api.answers['GET /vendor/shops/:shopId'] = () => ({ data: shopOf(packer) })
  await openPortal({ api, path: page })
  await screen.findByText('This page does not exist')
  expect(screen.queryByRole('link', { name: 'Figures' })).toBeNull()
})
