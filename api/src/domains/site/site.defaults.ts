import type { SiteSettings } from '@haat/contract/domains/site.ts'

/** Our own particulars: what the pages show until staff change a setting. */
export const defaultSiteSettings: SiteSettings = {
  company: {
    name: 'Haat Bazaar Pvt. Ltd.',
    address: 'Tripureshwor-11, Kathmandu',
    registrationNumber: '318204/080/81',
    panVatNumber: '610 284 935',
    portalListingNumber: '0421/2082',
  },
  complaintOfficer: { name: 'Sarita Maharjan', phone: '01-5970123', email: 'complaints@haat.example' },
  support: { email: 'support@haat.example', phone: '01-5970100' },
  paymentWays: ['esewa', 'khalti', 'cod'],
  holidays: ['2026-12-25', '2026-12-30', '2027-01-15'],
}
