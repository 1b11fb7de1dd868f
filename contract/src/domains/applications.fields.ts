import { z } from 'zod'
import { isClearEmail } from '../shared/email.ts'
import { emailLine, lineField } from '../shared/fields.ts'
import { toE164 } from '../shared/phone.ts'
import { plainText } from '../shared/plain-text.ts'
import { landmarkMaxLength, nameMaxLength, toleMaxLength } from './addresses.rules.ts'
import * as rules from './applications.rules.ts'
import { bankMaxLength, payoutKinds, toAccountNumber } from './payouts.rules.ts'
import type { ApplicationField } from './applications.checklist.rules.ts'

/** A field that may be emptied, in the form that `read` gives it. */
const readField = (max: number, label: string, read: (typed: string) => string | undefined, fault: string) =>
  lineField(max, label).transform((typed, context) => {
    const value = typed === '' ? '' : read(typed)
    if (value !== undefined) return value
    context.addIssue(fault)
    return z.NEVER
  })

const phone = (label: string) =>
  readField(24, label, toE164, 'Please give a phone number that can be called.')
const email = emailLine.refine(
  (typed) => typed === '' || isClearEmail(typed),
  'Please enter a valid email address',
)
const district = plainText('District').max(40)
const localLevel = plainText('Local level').max(60)
const ward = z
  .int('Ward is a number')
  .min(1, 'There is no such ward')
  .max(rules.maxWards, 'There is no such ward')
/** What an applicant writes. Each field may be empty until the application is sent. */
const fieldShapes = {
  nameEn: lineField(rules.shopNameMaxLength, 'Name of the shop'),
  nameNe: lineField(rules.shopNameMaxLength, 'Name of the shop in Nepali'),
  aboutEn: lineField(rules.aboutMaxLength, 'About the shop'),
  aboutNe: lineField(rules.aboutMaxLength, 'About the shop in Nepali'),
  kind: z.enum(rules.vendorKinds).nullable(),
  legalNameEn: lineField(rules.legalNameMaxLength, 'Name as registered'),
  legalNameNe: lineField(rules.legalNameMaxLength, 'Name as registered in Nepali'),
  registrationNumber: lineField(rules.registrationMaxLength, 'Registration number'),
  registrationOfficeEn: lineField(rules.officeMaxLength, 'Office'),
  registrationOfficeNe: lineField(rules.officeMaxLength, 'Office in Nepali'),
  sells: z.enum(rules.sellsWhat).nullable(),
  tradeEn: lineField(rules.tradeMaxLength, 'Kind of business'),
  tradeNe: lineField(rules.tradeMaxLength, 'Kind of business in Nepali'),
  branchesEn: lineField(rules.tradeMaxLength, 'Branches'),
  branchesNe: lineField(rules.tradeMaxLength, 'Branches in Nepali'),
  panNumber: readField(24, 'PAN', rules.toPan, 'A PAN has nine figures.'),
  isVatRegistered: z.boolean(),
  licenceText: lineField(rules.licenceMaxLength, 'Licence'),
  district,
  localLevel,
  ward: ward.nullable(),
  toleEn: lineField(toleMaxLength, 'Tole or street'),
  toleNe: lineField(toleMaxLength, 'Tole or street in Nepali'),
  phoneNumber: phone('Phone'),
  email,
  isPickUpElsewhere: z.boolean(),
  pickUpDistrict: district,
  pickUpLocalLevel: localLevel,
  pickUpWard: ward.nullable(),
  pickUpTole: lineField(toleMaxLength, 'Tole or street'),
  pickUpLandmark: lineField(landmarkMaxLength, 'Landmark'),
  complaintName: lineField(nameMaxLength, 'Name'),
  complaintPhone: phone('Phone'),
  complaintEmail: email,
  returnPolicyEn: lineField(rules.policyMaxLength, 'Return terms'),
  returnPolicyNe: lineField(rules.policyMaxLength, 'Return terms in Nepali'),
  dispatchDays: z
    .int('Days are a whole number')
    .min(0, 'Days are not less than 0')
    .max(rules.maxDispatchDays, `At most ${rules.maxDispatchDays} days`)
    .nullable(),
  payoutKind: z.enum(payoutKinds).nullable(),
  bankName: lineField(bankMaxLength, 'Bank'),
  bankBranch: lineField(bankMaxLength, 'Branch'),
  accountName: lineField(rules.legalNameMaxLength, 'Name of the account'),
  accountNumber: readField(40, 'Account number', toAccountNumber, 'An account number has 6 to 24 figures.'),
  /** The version of the agreement that the applicant accepts: the published one. */
  agreementVersion: z.int().min(1).nullable(),
} satisfies Record<ApplicationField, z.ZodType>

/** For forms: the form of each field by its name. */
export const applicationFieldsSchema = z.strictObject(fieldShapes)
export type ApplicationFields = z.output<typeof applicationFieldsSchema>

/** What is stored; the account number is masked, as in "••••0123". */
export const storedFieldsSchema = z.strictObject({
  ...fieldShapes,
  panNumber: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  complaintPhone: z.string(),
  complaintEmail: z.string(),
  accountNumber: z.string(),
})
export type StoredFields = z.output<typeof storedFieldsSchema>
