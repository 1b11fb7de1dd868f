import type { ApplicationFields, StoredFields } from '@haat/contract/domains/applications.fields.ts'
import { maskAccountNumber } from '@haat/contract/domains/payouts.rules.ts'
import type { ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Encryption } from '#platform/secrets/encryption.ts'
import type { ApplicationRow } from './applications.store.ts'

export const emptyFields: StoredFields = {
  nameEn: '',
  nameNe: '',
  aboutEn: '',
  aboutNe: '',
  kind: null,
  legalNameEn: '',
  legalNameNe: '',
  registrationNumber: '',
  registrationOfficeEn: '',
  registrationOfficeNe: '',
  sells: null,
  tradeEn: '',
  tradeNe: '',
  branchesEn: '',
  branchesNe: '',
  panNumber: '',
  isVatRegistered: false,
  licenceText: '',
  district: '',
  localLevel: '',
  ward: null,
  toleEn: '',
  toleNe: '',
  phoneNumber: '',
  email: '',
  isPickUpElsewhere: false,
  pickUpDistrict: '',
  pickUpLocalLevel: '',
  pickUpWard: null,
  pickUpTole: '',
  pickUpLandmark: '',
  complaintName: '',
  complaintPhone: '',
  complaintEmail: '',
  returnPolicyEn: '',
  returnPolicyNe: '',
  dispatchDays: null,
  payoutKind: null,
  bankName: '',
  bankBranch: '',
  accountName: '',
  accountNumber: '',
  agreementVersion: null,
}

/** What the law wants unreadable at rest before it is public: phones, and where the courier comes. */
const contactFields = [
  'phoneNumber',
  'complaintPhone',
  'pickUpDistrict',
  'pickUpLocalLevel',
  'pickUpWard',
  'pickUpTole',
  'pickUpLandmark',
] as const satisfies ApplicationField[]
const payoutFields = [
  'payoutKind',
  'bankName',
  'bankBranch',
  'accountName',
  'accountNumber',
] as const satisfies ApplicationField[]
const elsewhere: readonly ApplicationField[] = [
  ...contactFields,
  ...payoutFields,
  'panNumber',
  'agreementVersion',
]

type Columns = Pick<
  ApplicationRow,
  'fields' | 'panNumber' | 'contactSealed' | 'payoutSealed' | 'agreementVersion'
>

/** All fields as they were written. Nothing of this leaves the server before `masked`. */
export function fieldsOf(encryption: Encryption, row: Columns): StoredFields {
  const decrypted = (sealed: string | null): object => {
    const text = sealed === null ? null : encryption.decrypt(sealed)
    return text === null ? {} : (JSON.parse(text) as object)
  }
  return {
    ...emptyFields,
    ...row.fields,
    panNumber: row.panNumber,
    ...decrypted(row.contactSealed),
    ...decrypted(row.payoutSealed),
    agreementVersion: row.agreementVersion,
  }
}

const pick = (fields: StoredFields, names: readonly ApplicationField[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]))

/** The fields as columns hold them. */
export function columnsOf(encryption: Encryption, fields: StoredFields): Columns {
  const sealed = (names: readonly ApplicationField[]) =>
    encryption.encrypt(JSON.stringify(pick(fields, names)))
  const others = (Object.keys(emptyFields) as ApplicationField[]).filter((name) => !elsewhere.includes(name))
  return {
    fields: pick(fields, others),
    panNumber: fields.panNumber,
    contactSealed: sealed(contactFields),
    payoutSealed: sealed(payoutFields),
    agreementVersion: fields.agreementVersion,
  }
}

/** For every answer: nobody needs the whole number of an account, not even its owner. */
export const masked = (fields: StoredFields): StoredFields => ({
  ...fields,
  accountNumber: maskAccountNumber(fields.accountNumber),
})

/** What a list of staff finds it by. */
export const searchTextOf = (number: string, applicantName: string, fields: StoredFields) =>
  [
    number,
    applicantName,
    fields.nameEn,
    fields.nameNe,
    fields.legalNameEn,
    fields.legalNameNe,
    fields.panNumber,
    fields.registrationNumber,
    fields.district,
  ].join(' ')

/** The fields of these that differ from what is stored. */
export const changedFields = (stored: StoredFields, sent: Partial<ApplicationFields>): ApplicationField[] =>
  (Object.keys(sent) as ApplicationField[]).filter(
    (name) => sent[name] !== undefined && sent[name] !== stored[name],
  )
