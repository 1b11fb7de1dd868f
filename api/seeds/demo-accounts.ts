import type { Role } from '@haat/contract/domains/account.rules.ts'

/** Shown on the start-up line and in the README; made only where the demo data is made. */
export const demoPassword = 'namaste-haat'

interface DemoAccount {
  id: string
  name: string
  email: string
  roles: Role[]
  /** Of the authenticator app, for those who work in the console; `/dev/second-factor` shows its codes. */
  secret?: string
}

export const demoAccounts: DemoAccount[] = [
  {
    id: '0192f0a0-0000-7000-8000-000000000001',
    name: 'Anjali Shrestha',
    email: 'shopper@haat.test',
    roles: ['shopper'],
  },
  {
    id: '0192f0a0-0000-7000-8000-000000000002',
    name: 'Pasang Sherpa',
    email: 'vendor@haat.test',
    roles: ['shopper', 'vendor'],
  },
  {
    id: '0192f0a0-0000-7000-8000-000000000003',
    name: 'Binod Tamang',
    email: 'staff@haat.test',
    roles: ['shopper', 'staff'],
    secret: 'HAATDEMOSTAFFHAATDEMOSTAFF234567',
  },
  {
    id: '0192f0a0-0000-7000-8000-000000000004',
    name: 'Rojina Karki',
    email: 'admin@haat.test',
    roles: ['shopper', 'staff', 'admin'],
    secret: 'HAATDEMOADMINHAATDEMOADMIN234567',
  },
]
