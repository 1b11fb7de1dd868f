import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import type { User } from '@haat/contract/domains/account.ts'
import type { MyShop, Shop, ShopMember } from '@haat/contract/domains/members.ts'
import { rightsOfRole } from '@haat/contract/domains/members.rules.ts'
import { SessionProvider } from '#domains/account/session.tsx'
import { LanguageProvider } from '#ui/preferences/language-provider.tsx'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { balanceOf } from '../ledger/testing/books.ts'
import { listOf } from '../listings/testing/listings.ts'
import { parcelsOf } from '../orders/testing/parcels.ts'
import { Portal } from '../portal.tsx'
import { makeEdition, makeHours } from '../vendors/testing/shop.ts'
import { figuresOf } from './figures.ts'

export const maya: User = {
  id: 'u1',
  name: 'Maya Shakya',
  email: 'maya@example.com',
  emailVerified: true,
  phoneNumber: null,
  roles: ['shopper', 'vendor'],
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
}

export const myShop = (given: Partial<MyShop> = {}): MyShop => {
  const role = given.role ?? 'owner'
  return {
    shopId: 'palpa-dhaka-udhyog-4',
    slug: 'palpa-dhaka-udhyog',
    name: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
    sign: 'पा',
    signColour: 'crimson',
    state: 'open',
    suspension: null,
    role,
    rights: [...rightsOfRole[role]],
    memberCount: 2,
    ...given,
  }
}

export const otherShop = myShop({
  shopId: 'ilam-chiya-ghar-7',
  slug: 'ilam-chiya-ghar',
  name: { en: 'Ilam Chiya Ghar', ne: 'इलाम चिया घर' },
  role: 'packer',
})

export const shopOf = (shop: MyShop, given: Partial<Shop> = {}): Shop => ({
  ...shop,
  place: { en: 'Tansen, Palpa', ne: 'तानसेन, पाल्पा' },
  closed: null,
  particulars: {
    legalName: 'Palpa Dhaka Udhyog Pvt. Ltd.',
    legalNameNe: '',
    registrationNumber: '1234',
    panNumber: '301234567',
    isVatRegistered: true,
    address: { en: 'Tansen-5', ne: 'तानसेन-५' },
    grievanceName: 'Maya Shakya',
    grievancePhone: '9841234567',
    grievanceEmail: 'maya@example.com',
  },
  sinceYearBs: 2049,
  rating: 4.9,
  ratingCount: 12,
  onTimePercent: 98,
  productCount: 14,
  serviceCount: 0,
  openInvitationCount: 0,
  ...given,
})

export const members: [ShopMember, ShopMember] = [
  {
    id: 'm1',
    name: 'Maya Shakya',
    role: 'owner',
    since: '2026-01-05T06:00:00.000Z',
    isMe: true,
    email: 'maya@example.com',
  },
  {
    id: 'm2',
    name: 'Suresh Thapa',
    role: 'packer',
    since: '2026-11-01T06:00:00.000Z',
    isMe: false,
    email: 'suresh@example.com',
  },
]

/** What the API says of a second factor, which Maya has not set up. */
export const factor = (given: Partial<SecondFactor> = {}): SecondFactor => ({
  isSetUp: false,
  isConfirmed: false,
  recoveryCodesLeft: 0,
  isPostponed: true,
  ...given,
})

/** An API in which Maya owns one shop with one packer. */
export const portalApi = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /auth/me': () => ({ user: maya }),
    'GET /account/sign-in-ways': () => ({ data: { hasPassword: true, google: null } }),
    'GET /account/second-factor': () => ({ data: factor() }),
    'GET /vendor/shops': () => ({ data: { items: [myShop()] } }),
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop()) }),
    'GET /vendor/invitations/mine': () => ({ data: { items: [] } }),
    'GET /vendor/shops/:shopId/members': () => ({ data: { items: members, invitations: [] } }),
    'GET /vendor/shops/:shopId/page': () => ({ data: makeEdition() }),
    'GET /vendor/shops/:shopId/commission': () => ({ data: { rate: 800, vatRate: 1300, rules: [] } }),
    'GET /vendor/shops/:shopId/balance': () => ({ data: balanceOf() }),
    'GET /vendor/shops/:shopId/cash': () => ({ data: { heldPaisa: 0, couriers: [], parcels: [] } }),
    'GET /vendor/shops/:shopId/coupons': () => ({
      data: {
        items: [],
        nextCursor: null,
        counts: { all: 0, running: 0, planned: 0, paused: 0, usedUp: 0, over: 0 },
      },
    }),
    'GET /vendor/shops/:shopId/figures': () => ({ data: figuresOf('days7', '2026-11-18') }),
    'GET /vendor/shops/:shopId/hours': () => ({ data: makeHours() }),
    'GET /vendor/shops/:shopId/imports': () => ({ data: { items: [] } }),
    'GET /vendor/shops/:shopId/listings': () => listOf([]),
    'GET /vendor/shops/:shopId/notifications/unread': () => ({ data: { count: 0 } }),
    'GET /vendor/shops/:shopId/parcels': () => parcelsOf([]),
    'GET /vendor/shops/:shopId/questions': () => ({
      data: {
        items: [],
        nextCursor: null,
        openCount: 0,
        answerTime: { questionCount: 0, medianMinutes: null, withinTwoHours: 0, sameDay: 0, later: 0 },
      },
    }),
    'GET /vendor/shops/:shopId/reviews': () => ({
      data: {
        items: [],
        nextCursor: null,
        unansweredCount: 0,
        totalCount: 0,
        ofPeriod: { count: 12, average: 4.9 },
      },
    }),
    'GET /vendor/shops/:shopId/runs/taken': () => ({ data: { numbers: [] } }),
    'GET /vendor/shops/:shopId/stock': () => ({
      data: { items: [], nextCursor: null, counts: { all: 30, low: 0, out: 0 } },
    }),
    'GET /vendor/shops/:shopId/views': () => ({ data: [] }),
    ...answers,
  })

/** The route of the portal: the part of the address after /vendor/ names shop and page. */
const PortalOfAddress = () => (
  <Portal path={useLocation().pathname.replace(/^\/vendor\/?/, '')} renderListing={() => null} />
)

interface Opening {
  api?: ReturnType<typeof portalApi>
  path?: string
  language?: 'en' | 'ne'
  page?: ReactNode
  isSignedIn?: boolean
}

/** Opens an address of the portal as Maya. */
export async function openPortal({
  api = portalApi(),
  path = '/vendor/palpa-dhaka-udhyog-4',
  language = 'en',
  page = <PortalOfAddress />,
  isSignedIn = true,
}: Opening = {}) {
  if (isSignedIn) document.cookie = 'accessToken=x; path=/'
  const node = (
    <SessionProvider call={api.call} onSignedOut={async () => {}} first="anonymous">
      {() => <LanguageProvider>{page}</LanguageProvider>}
    </SessionProvider>
  )
  const app = await renderApp(node, { call: api.call, path, language })
  return { ...app, api }
}

export function forgetCookies() {
  for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=; max-age=0; path=/`
}
