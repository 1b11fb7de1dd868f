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

/** Payout accounts of two shops: one has changed it, and another change of it waits. */
export const demoPayouts: DemoShop[] = [
  {
    slug: 'palpa-dhaka-udhyog',
    owner: 'vendor',
    accounts: [
      wallet('esewa', 'Durga Bashyal', '9847055120', 612),
      bankOf('Nabil Bank', 'Tansen', '01701017500423', 240 * 24),
      bankOf('Himalayan Bank', 'Butwal', '00506213570018', 7),
    ],
  },
  {
    slug: 'asan-kapada-pasal',
    owner: 'secondOwner',
    accounts: [wallet('khalti', 'Rajesh Tuladhar', '9841550117', 540)],
  },
]
