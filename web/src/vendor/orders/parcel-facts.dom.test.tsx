import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'
import { makeParcel } from './testing/parcels.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([import('./parcel-page.tsx'), loadArea('en', 'vendor'), loadArea('en', 'office')]),
)
afterEach(forgetCookies)

it.each([
  ['placed', 'unconfirmed', 'Only the district stands here until the order is confirmed.'],
  ['delivered', 'over', /the order is over and nothing of it can come back any more/],
] as const)(
  'says of a parcel that is %s why only the district stands there',
  async (state, why, sentence) => {
    const { delivery } = makeParcel()
    const hidden = { localLevelName: null, ward: null, tole: '', landmark: '', hiddenStreet: why }
    const parcel = makeParcel({ state, note: '', ward: null, delivery: { ...delivery, ...hidden } })
    await openPortal({
      path: `/vendor/palpa-dhaka-udhyog-4/orders/${parcel.number}`,
      api: portalApi({ 'GET /vendor/shops/:shopId/parcels/:number': () => ({ data: parcel }) }),
    })
    await screen.findByText(sentence)
    screen.getByText('Palpa')
    expect(screen.queryByText(/Tansen|Taksar/)).toBeNull()
  },
)
