import type { AddressInput } from '@haat/contract/domains/addresses.ts'

/** The addresses of the shopper's account: two in the valley, one of them the default, and one outside of it. */
export const demoAddresses = {
  home: {
    label: 'home',
    name: 'Anjali Shrestha',
    phoneNumber: '9851012345',
    district: 'kathmandu',
    localLevel: 'kathmandu',
    ward: 10,
    tole: 'Buddhanagar, Devkota Sadak',
    landmark: 'Blue gate opposite the Everest Bank',
    isDefault: true,
  },
  office: {
    label: 'office',
    name: 'Anjali Shrestha, Himal Design Studio',
    phoneNumber: '9851012345',
    otherPhone: '015520111',
    district: 'lalitpur',
    localLevel: 'lalitpur',
    ward: 3,
    tole: 'Pulchok, Harihar Bhawan',
    landmark: 'Third floor, above the stationery shop',
  },
  parents: {
    label: 'other',
    labelName: 'आमाबुबाको घर',
    name: 'कमला श्रेष्ठ',
    phoneNumber: '9846023456',
    district: 'kaski',
    localLevel: 'pokhara',
    ward: 8,
    tole: 'सृजना चोक',
    landmark: 'गणेश मन्दिरको पछाडि, हरियो छानो भएको घर',
  },
} satisfies Record<string, AddressInput>
export type DemoAddressName = keyof typeof demoAddresses

/** What the shopper has saved: slugs of products, the newest last. */
export const demoWishlist = [
  'mirrorless-camera-with-18-45-mm-lens',
  'waterproof-trekking-boots-leather',
  'wedding-shawl-with-hand-embroidery',
  'pashmina-lined-jacket-sky',
  'felt-handbag-with-pashmina-lining',
  'wild-cliff-honey-from-lamjung-500-g',
]
