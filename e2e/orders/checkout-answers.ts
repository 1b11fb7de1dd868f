import {
  anjali,
  bothTokens,
  giveTokens,
  me,
  meEndpoint,
  scriptApi,
  type Script,
} from '../testing/scripted-api.ts'
import type { BrowserContext } from '@playwright/test'

export const answer = (data: unknown) => ({ body: { success: true, message: 'Scripted', data } })
const bilingual = (text: string) => ({ en: text, ne: text })

export const home = {
  id: '0198c0de-0000-7000-8000-00000000000a',
  label: 'home',
  name: 'Anjali Shrestha',
  phoneNumber: '+9779841234567',
  district: 'kathmandu',
  districtName: bilingual('Kathmandu'),
  localLevel: 'kathmandu',
  localLevelName: bilingual('Kathmandu'),
  ward: 10,
  tole: 'Shankhamul Marga',
  landmark: 'Yellow house',
  isDefault: true,
}

const vendor = {
  slug: 'pashupati-pashmina',
  name: bilingual('Pashupati Pashmina'),
  place: bilingual('Gaushala'),
}
const shawl = {
  variantId: '1',
  productId: 'hand-woven-pashmina-shawl-rhododendron-red-1',
  title: bilingual('Pashmina shawl'),
  choice: [],
  picture: {
    src: '/pictures/none',
    widths: [160],
    width: 160,
    height: 160,
    blur: '',
    alt: bilingual('A shawl'),
  },
  vendor,
  quantity: 1,
  isChosen: true,
  pricePaisa: 6450_00,
  oldPricePaisa: null,
  seenPricePaisa: 6450_00,
  stock: 'in',
  left: null,
  delivery: { minDays: 2, maxDays: 4 },
  vat: 'included',
  most: 10,
  problem: null,
}
const sums = { goodsPaisa: 6450_00, discountPaisa: 0, deliveryPaisa: 0, totalPaisa: 6450_00 }

export const quote = {
  parcels: [{ vendor, items: [shawl], dueFrom: '2026-11-17', dueTo: '2026-11-19', ...sums }],
  ...sums,
  tax: { taxablePaisa: 5707_96, vatPaisa: 742_04, exemptPaisa: 0, zeroPaisa: 0 },
  freeFromPaisa: 1500_00,
  coupon: null,
  methods: ['cod', 'esewa'].map((method) => ({ method, refusal: null, mostPaisa: null })),
  problems: [],
  unreachable: [],
  mark: 'as-it-was-shown',
}
export const nothing = { ...quote, parcels: [], mark: 'nothing' }

/** Scripts the API for a shopper with an address and a cart; none of it reaches the server. */
export async function scriptCheckout(context: BrowserContext, baseURL: string, script: Script) {
  await giveTokens(context, baseURL, bothTokens)
  await context.route('**/pictures/none-*', (route) =>
    route.fulfill({
      contentType: 'image/gif',
      body: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
    }),
  )
  return scriptApi(context, {
    [meEndpoint]: me(anjali),
    'GET /addresses': answer({ items: [home] }),
    'POST /checkout/quote': answer(quote),
    ...script,
  })
}
