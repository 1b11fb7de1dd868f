import { useLocation } from '@tanstack/react-router'
import { knownParticulars } from '@haat/contract/domains/catalogue.known-particulars.ts'
import { emptyContent, type ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { staffRights } from '@haat/contract/domains/staff.rights.ts'
import { defaultHours } from '@haat/contract/shared/office-hours.ts'
import { ConsoleReaderContext } from '#console/staff/console-reader.ts'
import { ConsoleTools } from '#console/staff/palette/console-tools.tsx'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import ListingsPage from '../listings-page.tsx'

export const idOf = (at: number) => `0199f0a1-0000-7000-8000-${String(at).padStart(12, '0')}`
const at = '2026-11-16T06:15:00.000Z'
const both = (en: string, ne = '') => ({ en, ne })
const picture = (name: string) => ({
  src: `/pictures/${name}`,
  widths: [160, 320],
  width: 640,
  height: 640,
  blur: '',
  alt: both(''),
})

export const liveContent: ProductContent = {
  ...emptyContent.product,
  name: both('Dhaka shawl, stepped diamond', 'ढाका पछ्यौरी'),
  story: both('Woven on a hand loom in Tansen.', 'तानसेनको हाते तानमा बुनिएको।'),
  categorySlug: 'shawls',
  pictures: ['one', 'two', 'three'].map((pictureId) => ({ pictureId, alt: both(`Shawl ${pictureId}`) })),
  options: [
    {
      key: 'colour',
      name: both('Colour', 'रङ'),
      values: ['red', 'blue'].map((key) => ({ key, name: both(key, key), pictureId: null })),
    },
  ],
  variants: ['red', 'blue'].map((value) => ({
    values: [value],
    sku: `SHL-${value}`,
    pricePaisa: 235_000,
    stock: 4,
    isOffered: true,
  })),
  particulars: { origin: 'np', maker: both('Palpa Dhaka Udhyog') },
  weightGrams: 320,
  readyDays: 1,
}
export const sentContent: ProductContent = {
  ...liveContent,
  story: both('Woven on an old hand loom in Palpa.', 'तानसेनको हाते तानमा बुनिएको।'),
  pictures: [liveContent.pictures[1]!, liveContent.pictures[0]!, { pictureId: 'four', alt: both('Fringe') }],
  options: [
    {
      ...liveContent.options[0]!,
      values: [
        ...liveContent.options[0]!.values,
        { key: 'green', name: both('green', 'हरियो'), pictureId: null },
      ],
    },
  ],
  variants: [
    ...liveContent.variants,
    { values: ['green'], sku: 'SHL-green', pricePaisa: 245_000, stock: 7, isOffered: true },
  ],
  particulars: { origin: 'np:palpa', maker: both('Palpa Dhaka Udhyog') },
}

export const review = (number: number, changes: Partial<Review> = {}): Review => ({
  id: idOf(number),
  listingId: `listing-${number}`,
  number: 2,
  kind: 'product',
  state: 'waiting',
  title: both(`Shawl ${number}`),
  picture: picture('one'),
  shop: {
    id: 'palpa-1',
    slug: 'palpa',
    name: both('Palpa Dhaka'),
    isTrusted: false,
    isSuspended: false,
    liveCount: 12,
  },
  isFirstOfShop: false,
  isChange: true,
  sentAt: at,
  answerBy: '2026-11-18T05:00:00.000Z',
  decidedAt: null,
  content: sentContent,
  before: liveContent,
  pictures: Object.fromEntries(['one', 'two', 'three', 'four'].map((name) => [name, picture(name)])),
  categories: [
    { slug: 'clothing', name: both('Clothing') },
    { slug: 'shawls', name: both('Shawls') },
  ],
  sentBy: 'Sita Gurung',
  sentBack: null,
  newerId: null,
  earlier: [],
  ...changes,
})

const category = { notAsked: [], taxKind: null, allowsNoReturns: null, isClosed: false }
const { origin, maker } = knownParticulars
const clothing = {
  ...category,
  slug: 'clothing',
  name: both('Clothing'),
  particulars: [origin, maker],
  children: [{ ...category, slug: 'shawls', name: both('Shawls'), particulars: [] }],
}

/** An API with these versions, which decides about them as the real one does. */
export function reviewsApi(stored: Review[]) {
  const find = (id: string) => stored.find((one) => one.id === id)!
  const change = (id: string, changes: Partial<Review>) => {
    const changed = { ...find(id), decidedAt: at, ...changes }
    stored.splice(stored.indexOf(find(id)), 1, changed)
    return { data: changed }
  }
  const listed = (state: string) =>
    stored.filter((one) =>
      state === 'waiting'
        ? one.state === 'waiting'
        : state === 'afterwards'
          ? one.state === 'trusted'
          : one.decidedAt !== null,
    )
  const api = fakeApi({
    'GET /site/office': () => ({ data: { hours: defaultHours, holidays: [] } }),
    'GET /categories/particulars': () => ({ data: { categories: [clothing] } }),
    'GET /staff/listings': ({ query: { state = 'waiting' } }) => ({
      data: {
        items: listed(state),
        nextCursor: null,
        counts: { waiting: listed('waiting').length, afterwards: listed('afterwards').length, late: 0 },
      },
    }),
    'GET /staff/listings/:versionId': ({ params }) => ({ data: find(params.versionId) }),
    'GET /staff/listing-answers': () => ({
      data: { items: [{ id: idOf(900), words: both('Show the whole item.', 'पूरै सामान देखाउनुहोस्।') }] },
    }),
    'POST /staff/listings/:versionId/approve': ({ params }) =>
      change(params.versionId, { state: 'approved' }),
    'POST /staff/listings/:versionId/send-back': ({ params }) =>
      change(params.versionId, { state: 'sent-back' }),
    'POST /staff/listings/:versionId/take-back': ({ params }) =>
      change(params.versionId, { state: 'taken-back' }),
  })
  return { ...api, stored, change }
}
type ReviewsApi = ReturnType<typeof reviewsApi>

export const sent = ({ requests }: Pick<ReviewsApi, 'requests'>) =>
  requests
    .filter(({ line }) => line.startsWith('POST'))
    .map(({ line, input }) => [line.split('/').at(-1), input['params'].versionId, input['body']])

function Page() {
  return <ListingsPage rest={useLocation().pathname.split('/').slice(3).join('/')} />
}
export const openReviews = (api: Pick<ReviewsApi, 'call'>, path = '') =>
  renderApp(
    <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights: staffRights }}>
      <ConsoleTools>
        <Page />
      </ConsoleTools>
    </ConsoleReaderContext>,
    { call: api.call, path: `/staff/listings${path}` },
  )
