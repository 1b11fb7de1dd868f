import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListingPrices, VariantPrices } from '@haat/contract/domains/listings.prices.ts'
import type { DealDays } from '@haat/contract/domains/listings.prices.rules.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { DealPanel } from './deal-panel.tsx'
import { ReceivedNote } from './price-notes.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('ne', 'vendor'),
    loadArea('ne', 'office'),
  ]),
)
// Sunday, 29 Kartik 2083, before noon in Nepal.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T04:57:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const variant = (given: Partial<VariantPrices> = {}): VariantPrices => ({
  id: '7',
  sku: 'SHL-SD-RE-70',
  values: ['red', '70x200'],
  pricePaisa: 2350_00,
  standingPaisa: 2350_00,
  oldPricePaisa: null,
  dealPaisa: null,
  lowestPaisa: 2150_00,
  history: [
    { since: '2026-06-01T00:00:00.000Z', pricePaisa: 2350_00 },
    { since: '2026-11-04T00:00:00.000Z', pricePaisa: 2150_00 },
    { since: '2026-11-09T00:00:00.000Z', pricePaisa: 2350_00 },
  ],
  isOffered: true,
  openOrders: 0,
  ...given,
})
const pricesOf = (given: Partial<ListingPrices> = {}): ListingPrices => ({
  commissionRate: 1000,
  mrpPaisa: null,
  variants: [variant()],
  deal: null,
  ...given,
})
const twoWeeks = { from: '2026-11-17', until: '2026-12-01' }

interface Shown {
  prices?: ListingPrices
  days?: DealDays | null
  dealPrices?: Record<string, number>
  language?: 'en' | 'ne'
}

async function show({
  prices = pricesOf(),
  days = twoWeeks,
  dealPrices = { 7: 1990_00 },
  language,
}: Shown = {}) {
  const onPlan = vi.fn()
  const onEnd = vi.fn()
  function Editor() {
    const [chosen, setChosen] = useState(days)
    return (
      <DealPanel
        prices={prices}
        days={chosen}
        onDaysChange={setChosen}
        dealPrices={dealPrices}
        canChange
        isSaving={false}
        onPlan={onPlan}
        onEnd={onEnd}
      />
    )
  }
  await renderApp(<Editor />, language ? { language } : {})
  return { onPlan, onEnd }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a deal that is being planned', () => {
  it('says what shoppers will read, from what was truly asked', async () => {
    const { onPlan } = await show()
    await screen.findByText(/^Rs.\s1,990 is below the lowest of the last 30 days, Rs.\s2,150\.$/)
    expect(screen.getByText('Lowest in 30 days')).toBeTruthy()
    expect(screen.getByText('15% off')).toBeTruthy()
    expect(
      screen.getByText(/Above Rs.\s2,150 the line would read “Lowest in 30 days: Rs.\s2,150”\./),
    ).toBeTruthy()
    expect(screen.getByRole('switch', { name: 'On sale for 15 days' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(screen.getAllByText('1 Mangsir')[0]).toBeTruthy()
    await press('Plan the deal')
    expect(onPlan).toHaveBeenCalledWith({ ...twoWeeks, prices: [{ variantId: '7', pricePaisa: 1990_00 }] })
  })

  it('draws the prices of sixty days with the lowest one and the deal', async () => {
    await show()
    const chart = within(await screen.findByRole('img', { name: /^The prices of 60 days/ }))
    for (const text of ['2,350', '2,150 on 18 Kartik', '1,990', '2 Ashwin', '1 Mangsir']) {
      expect(chart.getByText(text)).toBeTruthy()
    }
  })

  it('names the lower price when it is above the lowest one', async () => {
    await show({ dealPrices: { 7: 2200_00 } })
    await screen.findByText(/is above the lowest of the last 30 days/)
    expect(screen.getByText(/^Lowest in 30 days: Rs.\s2,150$/)).toBeTruthy()
  })

  it('says so when no old price can be shown', async () => {
    const history = [{ since: '2026-11-13T00:00:00.000Z', pricePaisa: 2350_00 }]
    await show({ prices: pricesOf({ variants: [variant({ history })] }) })
    await screen.findByText(/^The shop will show no old price/)
    expect(screen.queryByText('15% off')).toBeNull()
  })

  it.each([
    ['From', '2026-11-14', 'A deal begins today or later'],
    ['From', '2027-03-01', 'A deal begins within 90 days'],
    ['Until', '2026-11-16', 'The last day comes after the first'],
    ['Until', '2026-12-17', 'A deal is at most 30 days long'],
  ])('refuses %s %s at the field', async (label, day, sentence) => {
    await show()
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value: day } })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Plan the deal' }).disabled).toBe(true)
  })

  it.each([
    [{}, 'Type at least one deal price into the grid.'],
    [{ 7: 2350_00 }, 'A deal price is below the price beside it.'],
  ])('waits for prices: %j', async (dealPrices, sentence) => {
    await show({ dealPrices })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Plan the deal' }).disabled).toBe(true)
  })

  it('is switched on with two weeks from today, and off again', async () => {
    await show({ days: null })
    await userEvent.click(await screen.findByRole('switch', { name: 'No deal' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^From/).value).toBe('2026-11-15')
    expect(screen.getByLabelText<HTMLInputElement>(/^Until/).value).toBe('2026-11-28')
    expect(screen.getByRole('button', { name: 'Start the deal' })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'On sale for 14 days' }))
    expect(screen.queryByLabelText(/^From/)).toBeNull()
  })

  it('speaks Nepali', async () => {
    await show({ language: 'ne' })
    expect((await screen.findAllByText('मङ्सिर १'))[0]).toBeTruthy()
    expect(screen.getByRole('switch', { name: '१५ दिनको छुट' })).toBeTruthy()
  })
})

describe('a deal that runs', () => {
  const running = pricesOf({
    variants: [variant({ pricePaisa: 1990_00, dealPaisa: 1990_00, oldPricePaisa: 2350_00 })],
    deal: { from: '2026-11-14', until: '2026-11-20', startedAt: '2026-11-13T18:15:10.000Z' },
  })

  it('can only be ended, after a question', async () => {
    const { onEnd } = await show({ prices: running, days: { from: '2026-11-14', until: '2026-11-20' } })
    await screen.findByText('This deal runs. A changed price counts when it is over.')
    expect(screen.getByLabelText<HTMLInputElement>(/^From/).disabled).toBe(true)
    await userEvent.click(screen.getByRole('switch', { name: 'On sale for 7 days' }))
    expect(onEnd).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: /^End the deal/ }))
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

it('says beside a price what the shop receives for one', async () => {
  await renderApp(<ReceivedNote pricePaisa={1000_00} rate={650} />)
  await screen.findByText(
    /^You receive Rs.\s926.55 for one, after our commission of 6.5% \(Rs.\s65\) and the VAT on it \(Rs.\s8.45\)$/,
  )
})
