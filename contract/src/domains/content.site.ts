import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { plainText } from '../shared/plain-text.ts'
import { isHolidayDate, type Holiday } from '../shared/public-holidays.ts'
import { legalKeys } from './content.rules.ts'
import { paymentMethods } from './payments.rules.ts'
import {
  maxAbbreviatedUpToPaisa,
  particularFaults,
  type ParticularFault,
  type Particulars,
} from './content.site.rules.ts'

const longest = 400
const text = plainText('Text').max(longest, `Text is too long (at most ${longest} characters)`)
const texts = z.strictObject({ en: text, ne: text })
const weekday = z.int().min(0).max(6)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:00')
const paymentWay = z.enum(paymentMethods)

export const particularsSchema = z.strictObject({
  company: z.strictObject({
    name: texts,
    address: texts,
    registrationNumber: text,
    panVatNumber: text,
    portalListingNumber: text,
  }),
  complaintOfficer: z.strictObject({ name: texts, phone: text, email: text }),
  support: z.strictObject({ phone: text, email: text }),
  hours: z.strictObject({ from: weekday, to: weekday, opens: time, closes: time }),
  paymentWays: z.array(paymentWay).max(paymentMethods.length),
}) satisfies z.ZodType<Particulars>

const faultSentences: Record<ParticularFault, string> = {
  tooLong: 'This is too long',
  nineDigits: 'A PAN or VAT number has nine digits',
  phone: 'This is not a telephone number',
  email: 'Please enter a valid email address',
  hours: 'The office opens before it closes, and the week begins before it ends',
}

/** The particulars as an admin sends them. */
const writtenParticulars = particularsSchema.superRefine((given, context) => {
  for (const [field, fault] of Object.entries(particularFaults(given))) {
    context.addIssue({ code: 'custom', path: field.split('.'), message: faultSentences[fault] })
  }
})

/** What the law requires a marketplace to show, and how to reach it. What is not known yet is empty. */
export const siteSettingsSchema = particularsSchema.extend({
  /** The coming holidays in Nepal, on which the shop is closed beside its weekly day off. */
  holidays: z.array(z.iso.date()),
  /** A day counted beyond this one may still move; left out while all coming holidays are announced. */
  holidaysKnownUntil: z.iso.date().optional(),
  /** The notice to visitors while no orders are taken. */
  closed: bilingualSchema.nullable(),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** When support answers, for the clock of the office. */
const officeSettingsSchema = z.strictObject({
  hours: particularsSchema.shape.hours,
  /** The holidays of a year back, which late answers are counted over, and the coming ones, with their names. */
  holidays: z.array(z.strictObject({ date: z.iso.date(), name: bilingualSchema })),
})
export type OfficeSettings = z.infer<typeof officeSettingsSchema>

const openingSchema = z.strictObject({
  isOpen: z.boolean(),
  /** The notice to visitors while it is closed; the default text when it is empty. */
  reason: texts,
  /** Grows with every change; 0 until the shop was opened for the first time. */
  version: z.int(),
})
export type Opening = z.infer<typeof openingSchema>

const savedSchema = z.strictObject({
  particulars: particularsSchema,
  version: z.int(),
  savedAt: z.iso.datetime().nullable(),
  /** Null for settings that came with the demo or from an earlier release. */
  savedBy: z.string().nullable(),
})
export type SavedParticulars = z.infer<typeof savedSchema>

export const shopSchema = savedSchema.extend({
  opening: openingSchema,
  /** The payment methods that the operator has set up, of which an admin switches some on. */
  possibleWays: z.array(paymentWay),
  /** What else is missing before the shop can open. */
  missing: z.strictObject({
    legalKeys: z.array(z.enum(legalKeys)),
    mail: z.boolean(),
  }),
})
export type Shop = z.infer<typeof shopSchema>

const answerMinutes = z.int().min(15, 'At least a quarter of an hour').max(2880, 'At most six office days')
const holidayName = plainText('Name').max(80, 'Name is too long (at most 80 characters)')
export const holidaySchema = z.strictObject({
  date: z.iso.date(),
  name: z.strictObject({ en: holidayName, ne: holidayName }),
  isAnnounced: z.boolean(),
}) satisfies z.ZodType<Holiday>

export const deskSettingsSchema = z.strictObject({
  holidays: z.array(holidaySchema).max(400),
  answerMinutes: z.strictObject({ normal: answerMinutes, high: answerMinutes, urgent: answerMinutes }),
  /** Grows with every change; a change of an older version is refused. */
  version: z.int(),
})
export type DeskSettings = z.infer<typeof deskSettingsSchema>

/** The settings of the desk as an admin sends them. What was saved before this was checked can still be read. */
const writtenDeskSettings = deskSettingsSchema.extend({
  holidays: z
    .array(holidaySchema.extend({ date: z.iso.date().refine(isHolidayDate, 'A day of this millennium') }))
    .max(400),
})

export const billSettingsSchema = z.strictObject({
  /** The largest total of an abbreviated tax invoice; 0 when all are to be full ones. */
  abbreviatedUpToPaisa: z.int().min(0, 'Not below zero').max(maxAbbreviatedUpToPaisa, 'At most one crore'),
  /** Grows with every change; a change of an older version is refused. */
  version: z.int(),
})
export type BillSettings = z.infer<typeof billSettingsSchema>

export const siteEndpoints = defineEndpoints({
  'GET /site/settings': {
    name: 'getSiteSettings',
    summary: 'Company particulars, support contact and payment ways',
    access: 'public',
    response: answerOf(siteSettingsSchema),
    maxAgeSeconds: 60,
  },
  'GET /site/office': {
    name: 'getOffice',
    summary: 'Office hours and holidays of support',
    access: 'public',
    response: answerOf(officeSettingsSchema),
    maxAgeSeconds: 60,
  },
  'GET /staff/shop': {
    name: 'getShop',
    summary: 'The particulars of the shop, whether it is open, and what is missing before it may open',
    access: 'staff',
    response: answerOf(shopSchema),
  },
  'GET /staff/shop/versions': {
    name: 'listParticulars',
    summary: 'Every saved version of the particulars, newest first',
    access: 'staff',
    response: answerOf(z.array(savedSchema)),
  },
  'PUT /staff/shop/particulars': {
    name: 'saveParticulars',
    summary: 'Save a new version of the particulars, of the version that was seen',
    access: 'admin',
    body: z.strictObject({ particulars: writtenParticulars, version: z.int().min(0) }),
    response: answerOf(shopSchema),
    errors: [409],
  },
  'PUT /staff/shop/opening': {
    name: 'openShop',
    summary: 'Open the shop for orders, or close it with a reason, of the version that was seen',
    access: 'admin',
    body: openingSchema,
    response: answerOf(shopSchema),
    errors: [409],
  },
  'GET /staff/settings': {
    name: 'getDeskSettings',
    summary: 'Holidays and promised answer times',
    access: 'staff',
    response: answerOf(deskSettingsSchema),
  },
  'PUT /staff/settings': {
    name: 'saveDeskSettings',
    summary: 'Change holidays and promised answer times, of the version that was seen',
    access: 'admin',
    body: writtenDeskSettings,
    response: answerOf(deskSettingsSchema),
    errors: [409],
  },
  'GET /staff/settings/bills': {
    name: 'getBillSettings',
    summary: 'Up to which sum a bill is an abbreviated tax invoice',
    access: 'staff',
    response: answerOf(billSettingsSchema),
  },
  'PUT /staff/settings/bills': {
    name: 'saveBillSettings',
    summary: 'Change the limit of abbreviated tax invoices, of the version that was seen',
    access: 'admin',
    body: billSettingsSchema,
    response: answerOf(billSettingsSchema),
    errors: [409],
  },
})
