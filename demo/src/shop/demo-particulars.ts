import { paymentMethods } from '@haat/contract/domains/payments.rules.ts'
import type { Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { defaultHours } from '@haat/contract/shared/office-hours.ts'

/** The company that runs the demo shop. It is invented, and so are its numbers. */
export const demoParticulars: Particulars = {
  company: {
    name: { en: 'Haat Bazaar Pvt. Ltd.', ne: 'हाट बजार प्रा. लि.' },
    address: { en: 'Tripureshwor-11, Kathmandu', ne: 'त्रिपुरेश्वर-११, काठमाडौं' },
    registrationNumber: '318204/080/81',
    panVatNumber: '610 284 935',
    portalListingNumber: '0421/2082',
  },
  complaintOfficer: {
    name: { en: 'Sarita Maharjan', ne: 'सरिता महर्जन' },
    phone: '01-5970123',
    email: 'complaints@haat.example',
  },
  support: { phone: '01-5970100', email: 'support@haat.example' },
  hours: defaultHours,
  paymentWays: [...paymentMethods],
}
