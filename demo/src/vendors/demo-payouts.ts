import type { PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
import type { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

interface DemoPayout {
  kind: PayoutKind
  bankName?: string
  bankBranch?: string
  accountName: string
  accountNumber: string
  hoursAgo: number
}

interface DemoShop {
  slug: string
  owner: keyof typeof demoAccountIds
  /** Whether the first account is that of its application, which the demo has of one shop. */
  isFromApplication: boolean
  /** With which the shop opened, then each change. */
  accounts: [DemoPayout, ...DemoPayout[]]
}

const wallet = (kind: 'esewa' | 'khalti', accountName: string, accountNumber: string, daysAgo: number) => ({
  kind,
  accountName,
  accountNumber,
  hoursAgo: daysAgo * 24,
})

const bankOf = (bankName: string, bankBranch: string, accountNumber: string, hoursAgo: number) => ({
  kind: 'bank' as const,
  bankName,
  bankBranch,
  accountName: 'Palpa Dhaka Udhyog Pvt. Ltd.',
  accountNumber,
  hoursAgo,
})

/** Of a shop that nobody of the demo owns: who gave the account is somebody else's owner. */
const known = (slug: string, account: DemoPayout): DemoShop => ({
  slug,
  owner: 'secondOwner',
  isFromApplication: false,
  accounts: [account],
})
const longAgo = 200 * 24

/** Payout accounts of some shops: one has changed it, and another change of it waits; one is too new for money. */
export const demoPayouts: DemoShop[] = [
  {
    slug: 'palpa-dhaka-udhyog',
    owner: 'vendor',
    isFromApplication: true,
    accounts: [
      wallet('esewa', 'Durga Bashyal', '9847055120', 612),
      bankOf('Nabil Bank', 'Tansen', '01701017500423', 240 * 24),
      bankOf('Himalayan Bank', 'Butwal', '00506213570018', 7),
    ],
  },
  {
    slug: 'asan-kapada-pasal',
    owner: 'secondOwner',
    isFromApplication: false,
    accounts: [wallet('khalti', 'Rajesh Tuladhar', '9841550117', 540)],
  },
  known('thimi-mato-kala', wallet('esewa', 'Krishna Prajapati', '9841330172', 200)),
  known('birgunj-digital', {
    ...bankOf('Nepal SBI Bank', 'Birgunj', '20715240100319', longAgo),
    accountName: 'Birgunj Digital Suppliers',
  }),
  known('patan-dhalaut-kala', {
    ...bankOf('Rastriya Banijya Bank', 'Patan', '118000416601', longAgo),
    accountName: 'Patan Dhalaut Kala',
  }),
  known('putalisadak-computers', {
    ...bankOf('Nabil Bank', 'Putalisadak', '05401017500928', longAgo),
    accountName: 'Putalisadak Computers Pvt. Ltd.',
  }),
  known('pokhara-mobile-hub', wallet('khalti', 'Sandesh Gurung', '9856031744', 200)),
  known('mustang-oon-udhyog', wallet('esewa', 'Tsering Gurung', '9857650233', 200)),
  known('chandragiri-felt', {
    ...bankOf('NIC Asia Bank', 'Thankot', '3380127524001', longAgo),
    accountName: 'Chandragiri Felt',
  }),
  known('ilam-chiya-ghar', { ...wallet('khalti', 'Pemba Limbu', '9852680155', 0), hoursAgo: 50 }),
]
