import { useSearch } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { Page } from './services-page.tsx'

const bilingual = (en: string) => ({ en, ne: en })
const named = (slug: string, en: string, count: number) => ({ slug, name: bilingual(en), count })

const facets = {
  total: 4,
  vendorCount: 2,
  categories: [named('home-repair', 'Home repair', 3)],
  districts: [named('lalitpur', 'Lalitpur', 3), named('kaski', 'Kaski', 1)],
  days: [{ day: '2026-11-20', count: 2 }],
  freeWithin: [
    { days: 0, count: 1 },
    { days: 1, count: 1 },
    { days: 7, count: 4 },
  ],
  priceUnits: [
    { priceUnit: 'visit', count: 3 },
    { priceUnit: 'hour', count: 1 },
  ],
  ratings: [{ rating: 4, count: 2 }],
  price: { minPaisa: 30_000, maxPaisa: 250_000, steps: [2, 2] },
}
const plumber = {
  id: 'plumber-1',
  title: bilingual('Plumber at home'),
  vendor: { slug: 'mistri', name: bilingual('Mistri Dai'), place: bilingual('Patan') },
  picture: { src: '/p/plumber', widths: [320], width: 320, height: 200, blur: '', alt: bilingual('Plumber') },
  fromPaisa: 50_000,
  priceUnit: 'visit',
  rating: 4.3,
  ratingCount: 9,
  nextDay: null,
}

const shop = () =>
  fakeApi({
    'GET /services': () => ({ data: { items: [plumber], total: 4, searchOutcome: null } }),
    'GET /services/facets': () => ({ data: facets }),
    'GET /service-categories': () => ({
      data: {
        total: 4,
        categories: [{ ...named('home-repair', 'Home repair', 3), picture: null, children: [] }],
      },
    }),
  })

const Services = () => <Page address={useSearch({ strict: false })} />

async function open(path: string, api = shop()) {
  const app = await renderApp(<Services />, { call: api.call, path })
  await screen.findByRole('slider', { name: 'From' })
  return { api, address: () => app.router.state.location.searchStr }
}
const panel = async () => within(await screen.findByRole('form', { name: 'Filters' }))
const chips = async () => within(await screen.findByRole('list', { name: 'Selected filters' }))

// As an island does before it shows the page.
beforeAll(async () => {
  await Promise.all((['services', 'search', 'filters'] as const).map((area) => loadArea('en', area)))
})

/** Opens the sheet, whose code is loaded then. */
async function openSheet(name: string) {
  const button = await screen.findByRole('button', { name })
  await act(async () => {
    button.click()
    await import('#ui/list/filter-sheet.tsx')
  })
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}

describe('the list of services', () => {
  it('names its category, and is narrowed by place, wait and price unit', async () => {
    const { api, address } = await open('/services/?category=home-repair')
    await screen.findByRole('heading', { level: 1, name: 'Home repair' })
    expect(await screen.findByText('4 services')).toBeTruthy()
    const form = await panel()
    // By tomorrow there are no more than today.
    expect(form.queryByRole('radio', { name: /By tomorrow/ })).toBeNull()
    await userEvent.click(form.getByRole('checkbox', { name: /^Lalitpur/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /^Kaski/ }))
    await userEvent.click(form.getByRole('radio', { name: /^Within a week/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /^Per hour/ }))
    await waitFor(() =>
      expect(address()).toBe('?category=home-repair&district=kaski%2Clalitpur&freeWithin=7&priceUnit=hour'),
    )
    await waitFor(() =>
      expect(api.requests.findLast(({ line }) => line === 'GET /services')?.input['query']).toMatchObject({
        category: 'home-repair',
        district: 'kaski,lalitpur',
        freeWithin: '7',
        priceUnit: 'hour',
      }),
    )
    await userEvent.click((await chips()).getByRole('link', { name: 'Remove Kaski' }))
    await waitFor(() => expect(address()).toContain('district=lalitpur&'))
    await userEvent.click((await chips()).getByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('?category=home-repair'))
  })

  it('takes a day from a tile, and another press takes it back', async () => {
    const { address } = await open('/services/')
    const day = (await panel()).getByRole('radio', { name: /20.*2$/ })
    await userEvent.click(day)
    await waitFor(() => expect(address()).toBe('?day=2026-11-20'))
    await userEvent.click(day)
    await waitFor(() => expect(address()).toBe(''))
  })

  it('calls a vendor by name, whom no field stands for', async () => {
    await open('/services/?vendor=mistri')
    expect((await chips()).getByRole('link', { name: 'Remove Mistri Dai' })).toBeTruthy()
    const form = await screen.findByRole('form', { name: 'Filters' })
    expect(new FormData(form as HTMLFormElement).get('vendor')).toBe('mistri')
  })

  it('names the filters that empty it, and what each of them hides', async () => {
    const api = shop()
    api.answers['GET /services'] = ({ query }) => ({
      data: { items: [], total: query.rating ? 0 : 2, searchOutcome: null },
    })
    const { address } = await open('/services/?category=home-repair&rating=4&priceUnit=hour', api)
    await screen.findByRole('heading', { level: 2, name: 'No matching services' })
    await userEvent.click(await screen.findByRole('link', { name: /^Without “4 stars and up” ?2 services$/ }))
    await waitFor(() => expect(address()).toBe('?category=home-repair&priceUnit=hour'))
  })

  it('says in the sheet what the choices leave', async () => {
    const { address } = await open('/services/')
    const sheet = await openSheet('Filters')
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Per visit/ }))
    await waitFor(() => expect(address()).toBe('?priceUnit=visit'))
    await userEvent.click(sheet.getByRole('button', { name: 'Show 4 services' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
