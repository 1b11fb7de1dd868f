import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { demoAccountIds } from '../../api/seeds/demo-account-ids.ts'

/** Public: it is printed at the start of a demo and stands in the README. */
export const demoPassword = 'namaste-haat'

interface DemoAccount {
  id: string
  name: string
  email: string
  roles: Role[]
  staffRights?: StaffRight[]
  /** What one can do with it, as the start of a demo and the README say. */
  who: string
  /** The secret of the authenticator app, for accounts that work in the console; `/dev/second-factor` shows its codes. */
  secret?: string
}

/** What everybody of the staff could do before there were rights. */
export const demoStaffRights: StaffRight[] = ['support', 'content', 'catalogue', 'orders']

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
    who: 'a vendor: owner of Palpa Dhaka Udhyog, manager of Asan Kapada Pasal, at /vendor',
  },
  {
    id: demoAccountIds.staff,
    name: 'Binod Tamang',
    email: 'staff@haat.test',
    roles: ['shopper', 'staff'],
    staffRights: demoStaffRights,
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
  {
    id: demoAccountIds.editor,
    name: 'Sarita Maharjan',
    email: 'content@haat.test',
    roles: ['shopper', 'staff'],
    staffRights: ['content', 'catalogue'],
    who: 'staff who edit pages, and check listings and reviews, at /staff',
    secret: 'HAATDEMOEDITORHAATDEMOEDITOR2345',
  },
  {
    id: demoAccountIds.vendorStaff,
    name: 'Dipesh Gurung',
    email: 'shops@haat.test',
    roles: ['shopper', 'staff'],
    staffRights: ['vendors', 'orders', 'money', 'people'],
    who: 'staff who look after shops, their money and colleagues, at /staff',
    secret: 'HAATDEMOSHOPSHAATDEMOSHOPS234567',
  },
  {
    id: demoAccountIds.newcomer,
    name: 'Kiran Thapa',
    email: 'new@haat.test',
    roles: ['shopper', 'staff'],
    staffRights: ['support'],
    who: 'new staff, who still have to set up two-step sign-in, at /staff',
  },
  {
    id: demoAccountIds.manager,
    name: 'Durga Bashyal',
    email: 'manager@haat.test',
    roles: ['shopper', 'vendor'],
    who: 'manager of Palpa Dhaka Udhyog, at /vendor',
  },
  {
    id: demoAccountIds.packer,
    name: 'Bishnu Gaha',
    email: 'packer@haat.test',
    roles: ['shopper', 'vendor'],
    who: 'packer of Palpa Dhaka Udhyog, at /vendor',
  },
  {
    id: demoAccountIds.secondOwner,
    name: 'Rajesh Tuladhar',
    email: 'asan@haat.test',
    roles: ['shopper', 'vendor'],
    who: 'owner of Asan Kapada Pasal and of Kalimati Jadibuti Chiya, which is suspended, at /vendor',
  },
  {
    id: demoAccountIds.newOwner,
    name: 'Bel Maya Gurung',
    email: 'bandipur@haat.test',
    roles: ['shopper', 'vendor'],
    who: 'owner of Bandipur Bunai Ghar, a new shop whose first listing waits for staff, at /vendor',
  },
]
