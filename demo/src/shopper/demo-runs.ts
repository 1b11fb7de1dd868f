import type { AddressInput } from '@haat/contract/domains/addresses.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'

/**
 * What the courier noted at a door, if they came so far; `wrongCode` without a connection. Of a payment by QR code the shop has said
 * nothing yet, or that it is missing; what the shop has closed itself is only its own word for the cash.
 */
type DemoDoor = 'open' | 'delivered' | 'refused' | 'wrongCode' | 'paidByQr' | 'missingByQr' | 'saidByShop'

export interface DemoRun {
  /** Whose run it is: the demo vendor's shop makes it, or staff. */
  by: 'shop' | 'haat'
  courier: string
  rider: string
  isStarted?: true
  isRevoked?: true
  doors: readonly (readonly [DemoDoor, PaymentMethod])[]
}

/** Runs in every state, of the demo vendor's shop and of Haat's own. */
export const demoRuns: readonly DemoRun[] = [
  {
    by: 'shop',
    courier: 'Upatyaka Riders',
    rider: 'Hari Thapa',
    isStarted: true,
    doors: [['delivered', 'esewa']],
  },
  { by: 'shop', courier: 'Koshi Express', rider: '', isRevoked: true, doors: [['open', 'khalti']] },
  {
    by: 'shop',
    courier: 'Upatyaka Riders',
    rider: 'Sunita Magar',
    isStarted: true,
    doors: [
      ['delivered', 'cod'],
      ['wrongCode', 'cod'],
      ['open', 'esewa'],
    ],
  },
  {
    by: 'shop',
    courier: 'Upatyaka Riders',
    rider: 'Bikash Tamang',
    doors: [
      ['open', 'cod'],
      ['open', 'khalti'],
    ],
  },
  {
    by: 'haat',
    courier: 'Himal Parcel',
    rider: 'Gopal Rana',
    isStarted: true,
    doors: [['refused', 'cod']],
  },
  { by: 'haat', courier: 'Himal Parcel', rider: 'Deepak Rana', isRevoked: true, doors: [['open', 'cod']] },
  {
    by: 'haat',
    courier: 'Upatyaka Riders',
    rider: 'Manju Shakya',
    isStarted: true,
    doors: [
      ['delivered', 'khalti'],
      ['wrongCode', 'cod'],
      ['open', 'cod'],
    ],
  },
  { by: 'haat', courier: 'Himal Parcel', rider: 'Gopal Rana', doors: [['open', 'cod']] },
  {
    by: 'shop',
    courier: 'Upatyaka Riders',
    rider: 'Rajan Khadka',
    isStarted: true,
    doors: [
      ['paidByQr', 'cod'],
      ['missingByQr', 'cod'],
      ['saidByShop', 'cod'],
      ['open', 'cod'],
    ],
  },
]

/** Whom the parcels of the runs are for, one after the other. */
export const runBuyers: readonly { id: string; name: string; email: string; address: AddressInput }[] = [
  {
    id: '0192f0a0-0000-7000-8000-0000000000c1',
    name: 'Pramila Lama',
    email: 'pramila.lama@haat.test',
    address: {
      label: 'home',
      isDefault: true,
      name: 'Pramila Lama',
      phoneNumber: '9841557720',
      district: 'lalitpur',
      localLevel: 'lalitpur',
      ward: 14,
      tole: 'Nakhu',
      landmark: 'White gate across from the clinic',
    },
  },
  {
    id: '0192f0a0-0000-7000-8000-0000000000c2',
    name: 'Bikram Maharjan',
    email: 'bikram.maharjan@haat.test',
    address: {
      label: 'home',
      isDefault: true,
      name: 'Bikram Maharjan',
      phoneNumber: '9851043317',
      district: 'kathmandu',
      localLevel: 'kathmandu',
      ward: 17,
      tole: 'Chhetrapati',
      landmark: 'Above the pharmacy, third floor',
    },
  },
  {
    id: '0192f0a0-0000-7000-8000-0000000000c3',
    name: 'Nirmala Shahi',
    email: 'nirmala.shahi@haat.test',
    address: {
      label: 'home',
      isDefault: true,
      name: 'Nirmala Shahi',
      phoneNumber: '9808812095',
      district: 'kathmandu',
      localLevel: 'kirtipur',
      ward: 2,
      tole: 'Panga',
      landmark: 'Past the stone tap, blue door',
    },
  },
]
