import type { ShopEdition, ShopHours, ShopPage } from '@haat/contract/domains/vendors.page.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { makeVendor } from '#domains/vendors/testing/vendor.ts'

export const somePicture = (given: Partial<Picture> = {}): Picture => ({ ...makeVendor().banner, ...given })

export const makePage = (given: Partial<ShopPage> = {}): ShopPage => ({
  name: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
  about: { en: 'Four looms in Tansen.', ne: 'तानसेनका चार तान।' },
  returnPolicy: { en: 'Fifteen days.', ne: 'पन्ध्र दिन।' },
  deliveryWords: { en: '', ne: '' },
  banner: somePicture(),
  logo: somePicture({ src: '/pictures/logo', width: 400, height: 400 }),
  ...given,
})

export const makeEdition = (given: Partial<ShopEdition> = {}): ShopEdition => ({
  shopId: 'palpa-dhaka-udhyog-4',
  version: 3,
  live: makePage(),
  draft: null,
  changedBy: null,
  changedAt: null,
  particulars: makeVendor().particulars,
  publications: [],
  addressName: { slug: 'palpa-dhaka-udhyog', changeableFrom: null, former: [] },
  ...given,
})

const tenToSix = [{ opens: 600, closes: 1080 }]

/** Open from Sunday to Friday, ten to six. */
export const makeHours = (given: Partial<ShopHours> = {}): ShopHours => ({
  version: 1,
  hours: [...Array.from({ length: 6 }, () => tenToSix), []],
  closedDays: [],
  holiday: null,
  ...given,
})
