import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { orders as nepali } from '#messages/ne/orders.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
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
    doorCode: null,
    goodsPaisa: 200_00,
    discountPaisa: 0,
    deliveryPaisa: 0,
    totalPaisa: 200_00,
    cashPaisa: 0,
    ...days,
  }) as unknown as Parcel

const open = (parcel: Parcel, language: 'en' | 'ne' = 'en') =>
  renderApp(
    <ParcelPanel
      order={{ number: 'H-1001', method: 'cod', parcels: [parcel] } as unknown as Order}
      parcel={parcel}
      now={new Date('2026-11-15T06:00:00Z')}
    />,
    { call: fakeApi({}).call, language },
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
