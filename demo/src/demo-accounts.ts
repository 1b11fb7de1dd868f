import type { Role } from '@haat/contract/domains/account.rules.ts'
import { demoAccountIds } from '../../api/seeds/demo-account-ids.ts'

/** Public: it is printed at the start of a demo and stands in the README. */
export const demoPassword = 'namaste-haat'

interface DemoAccount {
  id: string
  name: string
  email: string
  roles: Role[]
  /** The secret of the authenticator app, for accounts that work in the console; `/dev/second-factor` shows its codes. */
  secret?: string
}

export const demoAccounts: DemoAccount[] = [
  {
    id: demoAccountIds.shopper,
    name: 'Anjali Shrestha',
    email: 'shopper@haat.test',
    roles: ['shopper'],
  },
  {
    id: demoAccountIds.vendor,
    name: 'Pasang Sherpa',
    email: 'vendor@haat.test',
    roles: ['shopper', 'vendor'],
  },
  {
    id: demoAccountIds.staff,
    name: 'Binod Tamang',
    email: 'staff@haat.test',
    roles: ['shopper', 'staff'],
    secret: 'HAATDEMOSTAFFHAATDEMOSTAFF234567',
  },
  {
    id: demoAccountIds.admin,
    name: 'Rojina Karki',
    email: 'admin@haat.test',
    roles: ['shopper', 'staff', 'admin'],
    secret: 'HAATDEMOADMINHAATDEMOADMIN234567',
  },
]
