import type { Vendor } from '@haat/contract/domains/vendors.ts'

const banner = {
  src: '/pictures/loom',
  width: 1600,
  height: 500,
  widths: [320, 640, 1600],
  blur: '',
  alt: { en: 'A loom', ne: 'तान' },
}

/** A shop as its page shows it. */
export const makeVendor = (given: Partial<Vendor> = {}): Vendor => ({
  slug: 'palpa-dhaka-udhyog',
  name: { en: 'Palpa Dhaka Udhyog', ne: 'पाल्पा ढाका उद्योग' },
  place: { en: 'Tansen, Palpa', ne: 'तानसेन, पाल्पा' },
  sign: 'पा',
  signColour: 'crimson',
  logo: null,
  banner,
  rating: null,
  ratingCount: 0,
  ratings: { average: null, count: 0, byStars: [0, 0, 0, 0, 0] },
  productCount: 0,
  serviceCount: 1,
  sinceYearBs: 2049,
  onTimePercent: null,
  answerMinutes: null,
  panNumber: '301234567',
  about: { en: 'Four looms.\n\nSince 2049.', ne: '' },
  returnPolicy: { en: 'Fifteen days.', ne: '' },
  deliveryWords: { en: '', ne: '' },
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
  hours: null,
  closedDays: [],
  closed: null,
  followerCount: null,
  ...given,
})
