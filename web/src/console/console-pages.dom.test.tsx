import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '@haat/contract/domains/account.ts'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { OfficeNameContext } from '#office/parts/page-layout.tsx'
import { renderApp } from '#ui/testing/render-app.tsx'
import { ConsoleReaderContext } from './staff/console-reader.ts'
import { people as english } from '#messages/en/staff/people.ts'
import { people as nepali } from '#messages/ne/staff/people.ts'
import { ConsolePage, pages, type PageName } from './console-pages.tsx'
import { Rail } from './staff/frame/rail.tsx'

const openPage = (path: string, rights: readonly StaffRight[] = staffRights) =>
  renderApp(
    <OfficeNameContext value="Staff console">
      <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights }}>
        <ConsolePage path={path} />
      </ConsoleReaderContext>
    </OfficeNameContext>,
    { path: `/staff/${path}` },
  )

it('says that an address of the console has no page, and leads to the first one', async () => {
  await openPage('nowhere')
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
  expect(screen.getByRole('link', { name: 'Go to the console' }).getAttribute('href')).toMatch(/^\/staff/)
})

it.each([
  ['desk/T-1029', ['content'], '“Desk” needs the right “Support”.'],
  ['home', ['support'], '“Home page” needs the right “Content”.'],
  ['vendors', ['support'], '“Vendors” needs the right “Shops”.'],
  ['people', ['support', 'content'], '“People” needs the right “People”.'],
] as [string, StaffRight[], string][])(
  'says at /staff/%s which right its page needs',
  async (path, rights, sentence) => {
    await openPage(path, rights)
    await screen.findByRole('heading', { level: 1, name: 'This page is not open to you' })
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the console' }).getAttribute('href')).toMatch(/^\/staff/)
  },
)

it('has links only to the pages that the reader may open', async () => {
  const user = { name: 'Dipesh Gurung' } as User
  const linksFor = async (rights: StaffRight[]) => {
    const { unmount } = await renderApp(
      <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights }}>
        <Rail user={user} path="" />
      </ConsoleReaderContext>,
    )
    const menu = within(await screen.findByRole('navigation', { name: 'Console menu' }))
    const links = menu.getAllByRole('link')
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
    const names = links.map(({ textContent }) => textContent)
    unmount()
    return names
  }
  expect(await linksFor(['support', 'people'])).toEqual(['Desk', 'Email', 'People', 'Audit', 'Settings'])
  expect(await linksFor(['money'])).toEqual(['Cash', 'Commission', 'Payouts', 'Figures', 'Audit', 'Settings'])
})

/** The word, or its beginning, by which the sentence of a right names a page that it opens: in English and in Nepali. */
const pageWords: Partial<Record<PageName, [string, string]>> = {
  desk: ['tickets', 'टिकट'],
  orders: ['orders', 'अर्डर'],
  vendors: ['shops', 'पसल'],
  coupons: ['coupons', 'कुपन'],
  listings: ['listings', 'सामान'],
  reviews: ['reviews', 'समीक्षा'],
  cash: ['cash', 'नगद'],
  commission: ['commission', 'कमिसन'],
  payouts: ['pays shops', 'भुक्तानी'],
  figures: ['figures', 'तथ्याङ्क'],
  content: ['pages', 'पृष्ठ'],
  home: ['home page', 'गृहपृष्ठ'],
  categories: ['categories', 'वर्ग'],
  words: ['words', 'शब्द'],
  mail: ['emails', 'इमेल'],
  people: ['staff', 'कर्मचारी'],
}

it.each(pages.filter(({ right }) => right))(
  'says of the right that opens $name that it does, in both languages',
  ({ name, right }) => {
    const [inEnglish, inNepali] = pageWords[name] ?? ['no word yet', 'no word yet']
    expect(english.allows[right!].toLowerCase()).toContain(inEnglish)
    expect(nepali.allows[right!]).toContain(inNepali)
  },
)

it('opens the first page that the reader may open', async () => {
  await openPage('', ['catalogue'])
  await waitFor(() => expect(document.title).toBe('Listings · Staff console | Haat'))
})

const id = '0199f0a1-0000-7000-8000-000000000001'
const titles = {
  '': 'Desk · Staff console',
  desk: 'Desk · Staff console',
  'desk/T-1029': 'T-1029 · Desk · Staff console',
  'desk/replies': 'Saved replies · Staff console',
  vendors: 'Vendors · Staff console',
  [`vendors/${id}`]: 'Vendors · Staff console',
  'vendors/shops': 'Vendors · Staff console',
  'vendors/shops/everest-1': 'Vendors · Staff console',
  orders: 'Orders · Staff console',
  'orders/H-20839': 'Orders · Staff console',
  'orders/couriers': 'Couriers · Staff console',
  cash: 'Cash · Staff console',
  commission: 'Commission · Staff console',
  coupons: 'Coupons of shops · Staff console',
  figures: 'Figures · Staff console',
  'cash/3': 'Cash · Staff console',
  payouts: 'Payouts · Staff console',
  'payouts/P-0001': 'P-0001 · Staff console',
  listings: 'Listings · Staff console',
  [`listings/${id}`]: 'Listings · Staff console',
  reviews: 'Reviews · Staff console',
  'reviews/7': 'Reviews · Staff console',
  content: 'Content · Staff console',
  'content/new': 'New content · Staff console',
  [`content/${id}`]: 'Content · Staff console',
  [`content/${id}/versions`]: 'Versions · Content · Staff console',
  home: 'Home page · Staff console',
  categories: 'Categories · Staff console',
  'categories/7': 'Categories · Staff console',
  words: 'Search words · Staff console',
  mail: 'Email · Staff console',
  people: 'People · Staff console',
  audit: 'Audit · Staff console',
  settings: 'Settings · Staff console',
  'settings/shop': 'The shop · Staff console',
  nowhere: 'This page does not exist',
}

describe('the title of the document', () => {
  beforeAll(() => Promise.all([loadArea('en', 'staff'), loadArea('ne', 'staff')]))

  it('is listed here for every page of the console', () => {
    const named = Object.keys(titles).map((path) => path.split('/')[0])
    expect(pages.filter(({ name }) => !named.includes(name))).toEqual([])
  })

  // No call is answered, so each page stands in the state in which it knows least.
  it.each(Object.entries(titles))(
    'of /staff/%s says what is open, also before it has loaded',
    async (path, title) => {
      await openPage(path)
      await waitFor(() => expect(document.title).toBe(`${title} | Haat`))
      expect(document.querySelectorAll('title')).toHaveLength(1)
    },
  )
})
