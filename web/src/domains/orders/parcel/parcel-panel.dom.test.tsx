import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { orders as english } from '#messages/en/orders.ts'
import { orders as nepali } from '#messages/ne/orders.ts'
import { fakeApi, renderApp, refuse } from '#ui/testing/render-app.tsx'
import { ParcelPanel } from './parcel-panel.tsx'

const both = (text: string) => ({ en: text, ne: text })
const line = (title: string, returnUntil: string | null, sealedReturnUntil: string | null) => ({
  variantId: title,
  productId: title,
  title: both(title),
  choice: [],
  picture: { src: '/p', widths: [160], width: 160, height: 160, blur: 'data:,', alt: both(title) },
  pricePaisa: 100_00,
  quantity: 1,
  sent: 1,
  taken: 1,
  replaces: null,
  returnUntil,
  sealedReturnUntil,
})
const delivered = (lines: unknown[], days: Pick<Parcel, 'returnUntil' | 'sealedReturnUntil'>) =>
  ({
    position: 1,
    vendor: { slug: 'ilam', name: both('Ilam'), place: both('Ilam') },
    state: 'delivered',
    lines,
    dueFrom: '2026-11-14',
    dueTo: '2026-11-14',
    timeline: [{ state: 'delivered', at: '2026-11-14T06:00:00.000Z' }],
    substitutes: [],
    refunds: [],
    courierName: null,
    trackingNumber: null,
    tries: 0,
    wishedDay: null,
    daysToChoose: [],
    doorCode: null,
    goodsPaisa: 200_00,
    discountPaisa: 0,
    deliveryPaisa: 0,
    totalPaisa: 200_00,
    cashPaisa: 0,
    ...days,
  }) as unknown as Parcel

const open = (parcel: Parcel, language: 'en' | 'ne' = 'en', call = fakeApi({}).call, method = 'cod') =>
  renderApp(
    <ParcelPanel
      order={{ number: 'H-1001', method, parcels: [parcel] } as unknown as Order}
      parcel={parcel}
      now={new Date('2026-11-15T06:00:00Z')}
    />,
    { call, language },
  )
const textOf = (element: HTMLElement) => element.textContent?.replaceAll(/\s+/g, ' ') ?? ''

it('each piece names its own last day of a return where they differ', async () => {
  const tea = line('Tea', '2026-11-22', '2026-11-29')
  const plant = line('Plant', null, null)
  await open(delivered([tea, plant], { returnUntil: '2026-11-22', sealedReturnUntil: '2026-11-29' }))
  const [first, second] = (await screen.findAllByRole('link', { name: /^(Tea|Plant)$/ })).map((link) =>
    link.closest('li')!,
  )
  expect(textOf(first!)).toContain('Return until Sun 22 Nov, or until Sun 29 Nov with the seal unbroken.')
  expect(textOf(second!)).toContain('Cannot be returned, unless it arrived broken or wrong.')
  expect(screen.getByText(/^The last day for a return is shown beside each item\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a return' })).toBeTruthy()
})

it('says the day once where it is the same for all pieces, and in Nepali', async () => {
  const pieces = [line('Tea', '2026-11-22', '2026-11-29'), line('Coffee', '2026-11-22', '2026-11-29')]
  await open(delivered(pieces, { returnUntil: '2026-11-22', sealedReturnUntil: '2026-11-29' }), 'ne')
  await screen.findByRole('link', { name: nepali.returnHelp })
  expect(within(document.body).queryByText(nepali.returnByPiece)).toBeNull()
  expect(textOf(document.body).split('फिर्ता गर्ने म्याद')).toHaveLength(2)
})

it('asks for no return once the last day is over', async () => {
  await open(
    delivered([line('Tea', '2026-11-07', '2026-11-14')], {
      returnUntil: '2026-11-07',
      sealedReturnUntil: '2026-11-14',
    }),
  )
  expect(await screen.findByText('The time for a return was over on Sat 14 Nov.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ask for a return' })).toBeNull()
})

it.each([
  [
    'cod',
    null,
    'You paid in cash: we ask you for a wallet or bank account and send the money there by Mon 23 Nov.',
  ],
  ['esewa', null, 'We send the money the way you paid, by Mon 23 Nov.'],
  ['esewa', '2026-11-17T06:00:00.000Z', 'The money was sent on Tue 17 Nov.'],
])('says what was refunded, why and when (%s)', async (method, doneAt, words) => {
  const parcel = delivered([line('Tea', null, null)], { returnUntil: null, sealedReturnUntil: null })
  const refund = {
    id: 'b7a5e7a0-0000-4000-8000-000000000001',
    at: '2026-11-16T06:00:00.000Z',
    reason: 'The tin was open',
    lines: [{ variantId: 'Tea', quantity: 1, amountPaisa: 90_50 }],
    amountPaisa: 90_50,
    creditNote: 'CN-2083/84-3',
    dueAt: '2026-11-23T06:00:00.000Z',
    doneAt,
  }
  await open({ ...parcel, refunds: [refund] }, 'en', undefined, method)
  const list = within(await screen.findByRole('list', { name: 'Refunded' }))
  for (const text of ['Rs. 90.50', '1 × Tea', 'Why: The tin was open', words]) {
    expect(list.getByText(text)).toBeTruthy()
  }
  expect(list.getByRole('button', { name: 'Save credit note CN-2083/84-3' })).toBeTruthy()
})

describe('a parcel that does not hold what was ordered', () => {
  const piece = (title: string, changes: object) => ({ ...line(title, null, null), taken: null, ...changes })
  const accepted = (changes: object) =>
    ({
      ...delivered([], { returnUntil: null, sealedReturnUntil: null }),
      state: 'accepted',
      ...changes,
    }) as Parcel

  it.each(['en', 'ne'] as const)('says of each line what became of it (%s)', async (language) => {
    const lines = [
      piece('Topi', { quantity: 3, sent: 1 }),
      piece('Shawl', { sent: 0 }),
      piece('Gloves', { sent: 0 }),
      piece('Mittens', { replaces: 'Gloves' }),
    ]
    await open(accepted({ lines }), language)
    const words = language === 'en' ? english.line : nepali.line
    const items = (await screen.findAllByRole('link', { name: /^(Topi|Shawl|Gloves|Mittens)$/ })).map(
      (link) => textOf(link.closest('li')!),
    )
    expect(items[0]).toContain(language === 'en' ? words.less('3', '1') : words.less('३', '१'))
    expect(items[1]).toContain(words.none)
    expect(items[2]).toContain(words.replaced)
    expect(items[3]).toContain(words.instead('Gloves'))
  })

  it('says what was kept of a part at the door', async () => {
    const lines = [piece('Topi', { quantity: 3, sent: 3, taken: 1 }), piece('Shawl', { taken: 0 })]
    await open(accepted({ lines, state: 'partlyDelivered' }))
    expect(await screen.findByText('You kept 1 of 3.')).toBeTruthy()
    expect(screen.getByText('You did not keep it.')).toBeTruthy()
  })

  const asked = {
    id: '7',
    variantId: 'Mittens',
    insteadOf: 'Gloves',
    title: both('Mittens'),
    choice: [],
    picture: line('Mittens', null, null).picture,
    quantity: 1,
    pricePaisa: 90_00,
    askedAt: '2026-11-15T06:00:00.000Z',
    answerBy: '2026-11-16T06:00:00.000Z',
    answer: null,
  }
  const sent = (input: object) => expect.objectContaining({ input: expect.objectContaining(input) })
  const named = (start: string) => ({ name: (text: string) => text.startsWith(start) })

  it.each([
    ['Yes, send it', true],
    ['No, cancel it', false],
  ])('asks about something else instead: %s', async (button, isAccepted) => {
    const parcel = accepted({ lines: [piece('Gloves', {})], substitutes: [asked] })
    const answer = { data: { number: 'H-1001', parcels: [parcel] } }
    const api = fakeApi({ 'POST /orders/:number/parcels/:position/substitutes/:id': () => answer })
    await open(parcel, 'en', api.call)
    await screen.findByText(/^Gloves is not available any more\./)
    await userEvent.click(screen.getByRole('button', named(button)))
    const input = { params: { number: 'H-1001', id: '7', position: '1' }, body: { isAccepted } }
    await waitFor(() => expect(api.requests).toContainEqual(sent(input)))
  })

  it('that was brought in vain can be wished for on another day', async () => {
    const days = { tries: 1, daysToChoose: ['2026-11-16', '2026-11-17'], wishedDay: '2026-11-17' }
    const parcel = accepted({ state: 'tried', courierName: 'Valley Riders', trackingNumber: 'VR-1', ...days })
    const api = fakeApi({ 'PUT /orders/:number/parcels/:position/day': () => refuse(409) })
    await open(parcel, 'en', api.call)
    expect(await screen.findByText(/^Somebody came 1 time with your parcel\./)).toBeTruthy()
    expect(screen.getByText('Tracking number VR-1')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tue 17 Nov' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Mon 16 Nov' }))
    await waitFor(() => expect(api.requests).toContainEqual(sent({ body: { day: '2026-11-16' } })))
  })
})
