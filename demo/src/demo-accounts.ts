import type { Role } from '@haat/contract/domains/account.rules.ts'
import { demoAccountIds } from '../../api/seeds/demo-account-ids.ts'

/** Public: it is printed at the start of a demo and stands in the README. */
export const demoPassword = 'namaste-haat'

interface DemoAccount {
  id: string
  name: string
  email: string
  roles: Role[]
  /** What one can do with it, as the start of a demo and the README say. */
  who: string
  /** The secret of the authenticator app, for accounts that work in the console; `/dev/second-factor` shows its codes. */
  secret?: string
}

export const demoAccounts: DemoAccount[] = [
  {
    id: demoAccountIds.shopper,
    name: 'Anjali Shrestha',
    email: 'shopper@haat.test',
    roles: ['shopper'],
    who: 'a shopper with orders in every state, addresses, a wishlist and tickets',
  },
  {
    id: demoAccountIds.vendor,
    name: 'Pasang Sherpa',
    email: 'vendor@haat.test',
    roles: ['shopper', 'vendor'],
    who: 'a vendor, who can only shop so far: there are no pages for vendors yet',
  },
  {
    id: demoAccountIds.staff,
    name: 'Binod Tamang',
    email: 'staff@haat.test',
    roles: ['shopper', 'staff'],
    who: 'support staff, at /staff',
    secret: 'HAATDEMOSTAFFHAATDEMOSTAFF234567',
  },
  {
    id: demoAccountIds.admin,
    name: 'Rojina Karki',
    email: 'admin@haat.test',
    roles: ['shopper', 'staff', 'admin'],
    who: 'an admin, at /staff',
    secret: 'HAATDEMOADMINHAATDEMOADMIN234567',
  },
]
