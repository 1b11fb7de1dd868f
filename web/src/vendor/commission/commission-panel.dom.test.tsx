import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { CommissionPanel } from './commission-panel.tsx'

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('ne', 'vendor')]))

const line = 'GET /vendor/shops/:shopId/commission'
const scarf = {
  subject: 'product',
  name: { en: 'Dhaka scarf', ne: 'ढाका गलबन्दी' },
  rate: 0,
  beginsOn: '2026-11-10',
  endsOn: '2026-12-18',
  state: 'running',
}
const shop = { ...scarf, subject: 'shop', rate: 655, beginsOn: '2027-08-01', endsOn: null, state: 'coming' }
const open = (answers: Parameters<typeof fakeApi>[0], language: 'en' | 'ne' = 'en') => {
  const api = fakeApi(answers)
  return renderApp(<CommissionPanel shopId="palpa-4" />, { call: api.call, language }).then(() => api)
}

const lead = '8% of what the shopper paid for the goods, and 13% VAT on the commission.'
const leadOfRest =
  '8% of what the shopper paid for everything without a nearer rule below, and 13% VAT on the commission.'

it('says what is taken of a sale, and which rules hold or will hold', async () => {
  await open({ [line]: () => ({ data: { rate: 800, vatRate: 1300, rules: [scarf, shop] } }) })
  await screen.findByText(leadOfRest)
  screen.getByText('Rs. 909.60')
  screen.getByText('Dhaka scarf')
  screen.getByText('from 24 Kartik (10 November 2026) to 3 Poush (18 December 2026)')
  screen.getByText('Your shop')
  screen.getByText('6.55%')
  // No almanac has this day yet.
  screen.getByText('from 1 August 2027')
})

const category = { ...scarf, subject: 'category', rate: 700, endsOn: null }
it.each([
  ['no rule', [], lead],
  ['a rule of a product to come', [{ ...scarf, state: 'coming' }], lead],
  ['a rule of a category', [category], leadOfRest],
  ['a rule of the shop before one of a category', [{ ...shop, state: 'running' }, category], lead],
])('says of which goods it is taken with %s', async (_, rules, sentence) => {
  await open({ [line]: () => ({ data: { rate: 800, vatRate: 1300, rules } }) })
  await screen.findByText(sentence)
})

it('asks again when it did not load, and speaks Nepali', async () => {
  const api = await open({ [line]: () => refuse(500) }, 'ne')
  const again = await screen.findByRole('button')
  api.answers[line] = () => ({ data: { rate: 650, vatRate: 1300, rules: [] } })
  await userEvent.click(again)
  await screen.findByText('कमिसन, ६.५%')
  expect(screen.queryByText('तपाईंका लागि लागू वा लागू हुने नियम')).toBeNull()
})
