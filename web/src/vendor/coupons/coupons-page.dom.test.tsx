import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { ShopCoupon } from '@haat/contract/domains/coupons.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./coupons-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('ne', 'vendor'),
    loadArea('ne', 'office'),
  ]),
)
afterEach(forgetCookies)

const today = nepalDay(new Date())
const running: ShopCoupon = {
  code: 'DHAKA10',
  kind: 'percent',
  value: 10,
  maxPaisa: 300_00,
  minimumPaisa: 1_000_00,
  beginsOn: '2026-11-01',
  endsOn: null,
  useLimit: 100,
  limitPerShopper: 2,
  scope: 'categories',
  subjects: [{ id: 'shawls', name: { en: 'Shawls', ne: 'पछ्यौरा' } }],
  state: 'running',
  isPaused: false,
  staffPause: null,
  isAnnounced: true,
  uses: 3,
  wasUsed: true,
  costPaisa: 612_50,
  comingPaisa: 90_00,
}
const planned: ShopCoupon = {
  ...running,
  code: 'MAGHE150',
  kind: 'amount',
  value: 150_00,
  maxPaisa: null,
  scope: 'all',
  subjects: [],
  state: 'planned',
  uses: 0,
  wasUsed: false,
  costPaisa: 0,
  comingPaisa: 0,
  useLimit: null,
}
const lines = {
  list: 'GET /vendor/shops/:shopId/coupons',
  add: 'POST /vendor/shops/:shopId/coupons',
  limits: 'PATCH /vendor/shops/:shopId/coupons/:code',
  pause: 'PUT /vendor/shops/:shopId/coupons/:code/pause',
  end: 'POST /vendor/shops/:shopId/coupons/:code/end',
  remove: 'DELETE /vendor/shops/:shopId/coupons/:code',
  subjects: 'GET /vendor/shops/:shopId/coupon-subjects',
} as const
const counts = { all: 2, running: 1, planned: 1, paused: 0, usedUp: 0, over: 0 }
const pageOf = (items: ShopCoupon[], nextCursor: string | null = null) => ({
  data: { items, nextCursor, counts },
})
const openCoupons = (
  answers: Parameters<typeof portalApi>[0] = {},
  { path = '', language = 'en' }: { path?: string; language?: 'en' | 'ne' } = {},
) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/coupons${path}`,
    language,
    api: portalApi({ [lines.list]: () => pageOf([running, planned]), ...answers }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const type = (label: RegExp | string, text: string) => userEvent.type(dialog().getByLabelText(label), text)
const make = () => userEvent.click(dialog().getByRole('button', { name: 'Make the coupon' }))

describe('the coupons of a shop', () => {
  it('say what they take off, how long, for what, how often they were used and what they cost', async () => {
    await openCoupons()
    const card = within(await screen.findByRole('listitem', { name: 'DHAKA10' }))
    for (const text of [
      /^10% off, at most Rs.\s300, from Rs.\s1,000$/,
      /^From 15 Kartik \(1 November 2026\), until you end it$/,
      'Only on: Shawls',
      'Shown on your shop’s page and at its products',
      '3 of 100',
      '2 per shopper',
      /^Rs.\s612\.50$/,
      /^and Rs.\s90\.00 for orders that are not in your books yet$/,
    ]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(screen.getByRole('button', { name: 'Running 1' })).toBeTruthy()
  })

  it('that staff have paused say why, and cannot be resumed', async () => {
    const staffPause = {
      at: '2026-11-17T05:00:00.000Z',
      reason: 'prices-raised',
      words: 'The shawls cost less last week.',
    } as const
    const paused: ShopCoupon = { ...running, state: 'paused', isPaused: true, staffPause }
    await openCoupons({ [lines.list]: () => pageOf([paused]) })
    const card = within(await screen.findByRole('listitem', { name: 'DHAKA10' }))
    card.getByText('Haat has paused it. It goes on once we let it.')
    card.getByText('Prices were raised before the discount: The shawls cost less last week.')
    expect(card.queryByRole('button', { name: /go on|Pause/ })).toBeNull()
    card.getByRole('button', { name: 'End DHAKA10' })
  })

  it('are filtered and searched by the address, and a failure can be tried again', async () => {
    const { api, router } = await openCoupons({ [lines.list]: () => refuse(503) }, { path: '?filter=over' })
    await screen.findByRole('heading', { name: 'Your coupons could not be loaded' })
    api.answers[lines.list] = () => pageOf([])
    await press('Retry')
    await screen.findByRole('heading', { name: 'No coupon was found' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Code' }), 'tihar')
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'over', searchTerm: 'tihar' }))
    await press('Show all')
    await screen.findByRole('heading', { name: 'No coupon yet' })
  })

  it('are paused, ended or deleted, and a refusal is told', async () => {
    const { api } = await openCoupons({
      [lines.pause]: () => ({ data: { ...running, state: 'paused', isPaused: true } }),
      [lines.end]: () => refuse(409, { code: 'CONFLICT' }),
      [lines.remove]: () => ({ data: {} }),
    })
    await press('Pause DHAKA10')
    await screen.findByText('DHAKA10 is paused.')
    await press('End DHAKA10')
    await userEvent.click(dialog().getByRole('button', { name: /^End it now/ }))
    await screen.findByText('Somebody else has changed this meanwhile. Look at it again.')
    await press('Delete MAGHE150')
    await userEvent.click(dialog().getByRole('button', { name: /^Delete it/ }))
    await screen.findByText('MAGHE150 is deleted.')
    expect(api.requests.findLast(({ line }) => line === lines.remove)!.input['params'].code).toBe('MAGHE150')
  })

  it('of a suspended shop are only read', async () => {
    const suspended = myShop({ state: 'suspended' })
    await openCoupons({
      'GET /vendor/shops': () => ({ data: { items: [suspended] } }),
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(suspended) }),
    })
    await screen.findByRole('listitem', { name: 'DHAKA10' })
    expect(screen.queryByRole('button', { name: 'Pause DHAKA10' })).toBeNull()
    expect(screen.getByRole('button', { name: 'New coupon' }).hasAttribute('disabled')).toBe(true)
  })

  it('speak Nepali', async () => {
    await openCoupons({}, { language: 'ne' })
    await screen.findByRole('heading', { level: 1, name: 'कुपन' })
    expect(await screen.findByText('१०० मध्ये ३')).toBeTruthy()
  })
})

describe('a new coupon', () => {
  it('asks for what is missing or wrong at its field before anything is sent', async () => {
    const { api } = await openCoupons()
    await press('New coupon')
    await make()
    await dialog().findByText('Write a code, or have one made up.')
    expect(dialog().getByText('Write how much it takes off.')).toBeTruthy()
    await type(/^Code/, 'ab!')
    await type(/^Percent off/, '101')
    await type(/^At most/, 'much')
    await type(/^Uses in total/, '0')
    await userEvent.click(dialog().getByRole('radio', { name: 'Products' }))
    await make()
    for (const text of [
      'Use only the letters A to Z and digits.',
      'Write a whole number from 1 to 100.',
      'Write an amount from Rs. 1 to Rs. 1,00,000, or leave it empty.',
      'Write a whole number from 1, or leave it empty.',
      'Choose what it is for.',
    ]) {
      expect(await dialog().findByText(text)).toBeTruthy()
    }
    expect(api.requests.some(({ line }) => line === lines.add)).toBe(false)
  })

  it('is sent as it was typed, in Nepali digits too; a code that is taken is told at its field', async () => {
    const listing = { id: 'dhaka-shawl-9', name: { en: 'Dhaka shawl', ne: 'ढाका पछ्यौरा' } }
    const { api } = await openCoupons({
      [lines.subjects]: () => ({ data: { categories: [], listings: [listing] } }),
      [lines.add]: () => refuse(409, { code: 'CONFLICT', fields: { code: 'This code is taken.' } }),
    })
    await press('New coupon')
    await type(/^Code/, 'dhaka 25')
    await type(/^Percent off/, '२५')
    await type(/^At most/, '५००')
    await type(/^Goods from/, '2,000')
    await type(/^Uses in total/, '50')
    await userEvent.click(dialog().getByRole('radio', { name: 'Products' }))
    await userEvent.click(await dialog().findByRole('checkbox', { name: 'Dhaka shawl' }))
    await userEvent.click(dialog().getByRole('checkbox', { name: 'It has a last day' }))
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Tell everybody of it' }))
    await make()
    await dialog().findByText('This code is taken. Please choose another one.')
    api.answers[lines.add] = () => ({ data: running })
    await userEvent.click(dialog().getByRole('button', { name: 'Make one up' }))
    const made = (dialog().getByLabelText(/^Code/) as HTMLInputElement).value
    expect(made).toMatch(/^[A-Z2-9]{8}$/)
    await make()
    await screen.findByText(`${made} is made.`)
    const sent = api.requests.filter(({ line }) => line === lines.add).map(({ input }) => input['body'])
    const body = {
      kind: 'percent',
      value: 25,
      maxPaisa: 500_00,
      minimumPaisa: 2_000_00,
      beginsOn: today,
      endsOn: addDays(today, 13),
      useLimit: 50,
      limitPerShopper: 1,
      isAnnounced: true,
      scope: 'listings',
      subjects: ['dhaka-shawl-9'],
    }
    expect(sent).toEqual([
      { ...body, code: 'DHAKA25' },
      { ...body, code: made },
    ])
  })

  it('is of rupees too, without a maximum', async () => {
    const { api } = await openCoupons({ [lines.add]: () => ({ data: planned }) })
    await press('New coupon')
    await userEvent.click(dialog().getByRole('radio', { name: 'Rupees' }))
    expect(dialog().queryByLabelText(/^At most/)).toBeNull()
    await type(/^Code/, 'RS150')
    await type(/^Rupees off/, '150.50')
    await make()
    await screen.findByText('RS150 is made.')
    expect(api.requests.find(({ line }) => line === lines.add)!.input['body']).toMatchObject({
      kind: 'amount',
      value: 150_50,
      maxPaisa: null,
      scope: 'all',
      subjects: [],
    })
  })
})

describe('the limits of a coupon', () => {
  it('are changed, and never to less than was used', async () => {
    const { api } = await openCoupons({ [lines.limits]: () => ({ data: running }) })
    await press('Change the limits of DHAKA10')
    const total = dialog().getByLabelText(/^Uses in total/)
    await userEvent.clear(total)
    await userEvent.type(total, '2')
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await dialog().findByText('It was used more often than this already.')
    await userEvent.clear(total)
    await userEvent.clear(dialog().getByLabelText(/^Uses per shopper/))
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await screen.findByText('The limits of DHAKA10 are changed.')
    expect(api.requests.find(({ line }) => line === lines.limits)!.input).toMatchObject({
      params: { code: 'DHAKA10' },
      body: { endsOn: null, useLimit: null, limitPerShopper: null, isAnnounced: true },
    })
  })
})
