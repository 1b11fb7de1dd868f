import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'

/** What the law asks a marketplace to show, and how to reach it. Kept as settings. */
export const siteSettingsSchema = z.strictObject({
  company: z.strictObject({
    name: z.string(),
    address: z.string(),
    registrationNumber: z.string(),
    panVatNumber: z.string(),
    portalListingNumber: z.string(),
  }),
  complaintOfficer: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  support: z.strictObject({ email: z.string(), phone: z.string() }),
  paymentWays: z.array(z.enum(['esewa', 'khalti', 'cod'])),
  /** Days of Nepal on which support is closed beside Saturdays. */
  holidays: z.array(z.iso.date()),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

export const siteEndpoints = defineEndpoints({
  'GET /site/settings': {
    name: 'getSiteSettings',
    summary: 'Company particulars, support contact and payment ways',
    access: 'public',
    response: answerOf(siteSettingsSchema),
    maxAgeSeconds: 60,
  },
})
