import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'
import { makeEdition } from './testing/shop.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./details-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'vendors'),
    loadArea('en', 'office'),
  ]),
)
afterEach(forgetCookies)

const addressName = (given: Partial<ShopEdition['addressName']> = {}) => ({
  ...makeEdition().addressName,
  ...given,
})
const detailsApi = (given: Partial<ShopEdition['addressName']> = {}) =>
  portalApi({
    'GET /vendor/shops/:shopId/page': () => ({ data: makeEdition({ addressName: addressName(given) }) }),
  })
const openDetails = (api: ReturnType<typeof portalApi>) =>
  openPortal({ api, path: '/vendor/palpa-dhaka-udhyog-4/details' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = () => screen.findByLabelText<HTMLInputElement>('New address name *')
const changeTo = async (name: string) => {
  await userEvent.clear(await field())
  await userEvent.type(await field(), name)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Change the name/ }))
}

describe('the address name', () => {
  it('is changed, and the portal goes on at the new address', async () => {
    const api = detailsApi()
    api.answers['PUT /vendor/shops/:shopId/slug'] = ({ body }) => {
      const changed = myShop({ shopId: `${body.slug}-4`, slug: body.slug })
      api.answers['GET /vendor/shops/:shopId'] = () => ({ data: shopOf(changed) })
      const former = [{ slug: 'palpa-dhaka-udhyog', until: '2026-11-17T06:00:00.000Z' }]
      const data = makeEdition({
        shopId: changed.shopId,
        addressName: { slug: body.slug, changeableFrom: '2026-12-17T06:00:00.000Z', former },
      })
      api.answers['GET /vendor/shops/:shopId/page'] = () => ({ data })
      return { data }
    }
    const { router } = await openDetails(api)
    await press('Change the name')
    await screen.findByText(/^The old address keeps working/)
    await changeTo('Palpa  Dhaka')
    await screen.findByText('Your page has a new address. The old one leads there too.')
    expect(api.requests.find(({ line }) => line === 'PUT /vendor/shops/:shopId/slug')?.input['body']).toEqual(
      {
        slug: 'palpa-dhaka',
      },
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/palpa-dhaka-4/details'))
    await screen.findByText('You can choose another name from 17 December 2026.')
    await screen.findByText('/vendors/palpa-dhaka-udhyog')
    expect(screen.queryByRole('button', { name: 'Change the name' })).toBeNull()
    // Whoever goes back to an own name need not wait.
    await press('Use palpa-dhaka-udhyog again')
    expect((await field()).value).toBe('palpa-dhaka-udhyog')
  })

  it.each([
    ['ab', undefined, 'At least 3 letters'],
    ['admin', undefined, 'This name cannot be used by shops'],
    ['palpa-dhaka-udhyog', undefined, 'This is the name your shop has now'],
    ['ilam-chiya', 'SLUG_TAKEN' as const, 'Another shop has this name, or had it. Choose another.'],
    ['palpa-two', 'SLUG_CHANGED_LATELY' as const, 'A new name can be chosen once in 30 days'],
  ])('“%s” (%s) is refused with a sentence at the field', async (name, code, sentence) => {
    const api = detailsApi()
    api.answers['PUT /vendor/shops/:shopId/slug'] = () =>
      refuse(409, { code: code ?? 'CONFLICT', fields: { slug: 'said' } })
    await openDetails(api)
    await press('Change the name')
    await changeTo(name)
    await screen.findByText(sentence)
    expect(document.activeElement).toBe(await field())
    expect(api.requests.some(({ line }) => line.startsWith('PUT'))).toBe(code !== undefined)
  })
})

it('shows the particulars with the way to have them changed, also when the address could not be read', async () => {
  const api = detailsApi()
  api.answers['GET /vendor/shops/:shopId/page'] = () => refuse(503)
  await openDetails(api)
  await screen.findByRole('heading', { name: 'The address could not be loaded' })
  expect(screen.getByText('301234567')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to Haat' }).getAttribute('href')).toBe(
    '/contact-admin?topic=sell',
  )
})
