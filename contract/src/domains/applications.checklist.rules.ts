import type { PaperKind, VendorKind } from './applications.rules.ts'

/** What can be wrong with a line; staff may add words of their own. */
export const sendBackReasons = [
  'not-readable',
  'missing-page',
  'name-differs',
  'number-differs',
  'other-name',
  'expired',
  'incomplete',
  'not-reachable',
  'against-law',
  'other',
] as const
export type SendBackReason = (typeof sendBackReasons)[number]

/** What an applicant writes; `applications.ts` has the form of each. */
export const applicationFieldNames = [
  'nameEn',
  'nameNe',
  'aboutEn',
  'aboutNe',
  'kind',
  'legalNameEn',
  'legalNameNe',
  'registrationNumber',
  'registrationOfficeEn',
  'registrationOfficeNe',
  'sells',
  'tradeEn',
  'tradeNe',
  'branchesEn',
  'branchesNe',
  'panNumber',
  'isVatRegistered',
  'licenceText',
  'district',
  'localLevel',
  'ward',
  'toleEn',
  'toleNe',
  'phoneNumber',
  'email',
  'isPickUpElsewhere',
  'pickUpDistrict',
  'pickUpLocalLevel',
  'pickUpWard',
  'pickUpTole',
  'pickUpLandmark',
  'complaintName',
  'complaintPhone',
  'complaintEmail',
  'returnPolicyEn',
  'returnPolicyNe',
  'dispatchDays',
  'payoutKind',
  'bankName',
  'bankBranch',
  'accountName',
  'accountNumber',
  'agreementVersion',
] as const
export type ApplicationField = (typeof applicationFieldNames)[number]

export const checklistGroups = ['who', 'money', 'promises'] as const
type ChecklistGroup = (typeof checklistGroups)[number]

interface ChecklistLine {
  group: ChecklistGroup
  /** What the applicant wrote for it. */
  fields: readonly ApplicationField[]
  /** The paper that proves it; null where the form alone is looked at. */
  paper: PaperKind | null
  reasons: readonly SendBackReason[]
}

/** What the law asks of a seller, line by line, as staff check it. */
export const checklistLines = {
  'business-name': {
    group: 'who',
    fields: ['nameEn', 'nameNe', 'legalNameEn', 'legalNameNe'],
    paper: 'pan-card',
    reasons: ['name-differs', 'not-readable', 'incomplete', 'against-law', 'other'],
  },
  registration: {
    group: 'who',
    fields: ['registrationNumber', 'registrationOfficeEn', 'registrationOfficeNe'],
    paper: 'registration-certificate',
    reasons: ['not-readable', 'missing-page', 'number-differs', 'name-differs', 'expired', 'other'],
  },
  contact: {
    group: 'who',
    fields: [
      'district',
      'localLevel',
      'ward',
      'toleEn',
      'toleNe',
      'phoneNumber',
      'email',
      'isPickUpElsewhere',
      'pickUpDistrict',
      'pickUpLocalLevel',
      'pickUpWard',
      'pickUpTole',
      'pickUpLandmark',
    ],
    paper: null,
    reasons: ['not-reachable', 'incomplete', 'other'],
  },
  business: {
    group: 'who',
    fields: ['kind', 'sells', 'tradeEn', 'tradeNe', 'branchesEn', 'branchesNe', 'aboutEn', 'aboutNe'],
    paper: null,
    reasons: ['incomplete', 'against-law', 'other'],
  },
  'tax-number': {
    group: 'money',
    fields: ['panNumber', 'isVatRegistered'],
    paper: 'pan-card',
    reasons: ['number-differs', 'not-readable', 'name-differs', 'other'],
  },
  'vat-certificate': {
    group: 'money',
    fields: [],
    paper: 'vat-certificate',
    reasons: ['not-readable', 'missing-page', 'number-differs', 'name-differs', 'other'],
  },
  payout: {
    group: 'money',
    fields: ['payoutKind', 'bankName', 'bankBranch', 'accountName', 'accountNumber'],
    paper: 'payout-proof',
    reasons: ['other-name', 'number-differs', 'not-readable', 'other'],
  },
  licence: {
    group: 'promises',
    fields: ['licenceText'],
    paper: 'licence',
    reasons: ['not-readable', 'expired', 'missing-page', 'name-differs', 'incomplete', 'other'],
  },
  'complaint-contact': {
    group: 'promises',
    fields: ['complaintName', 'complaintPhone', 'complaintEmail'],
    paper: null,
    reasons: ['not-reachable', 'incomplete', 'other'],
  },
  terms: {
    group: 'promises',
    fields: ['returnPolicyEn', 'returnPolicyNe', 'dispatchDays'],
    paper: null,
    reasons: ['against-law', 'incomplete', 'other'],
  },
  agreement: {
    group: 'promises',
    fields: ['agreementVersion'],
    paper: null,
    reasons: ['incomplete', 'other'],
  },
} as const satisfies Record<string, ChecklistLine>
export type ChecklistLineName = keyof typeof checklistLines
export const checklistLineNames = Object.keys(checklistLines) as ChecklistLineName[]

export const lineOf = (name: ChecklistLineName): ChecklistLine => checklistLines[name]

/** The lines that a field or a paper belongs to. */
export const linesOfField = (field: ApplicationField) =>
  checklistLineNames.filter((name) => lineOf(name).fields.includes(field))
export const linesOfPaper = (paper: PaperKind) =>
  checklistLineNames.filter((name) => lineOf(name).paper === paper)

export const lineVerdicts = ['open', 'accepted', 'sent-back'] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/** What decides which lines and papers an application has. */
interface LineFacts {
  kind: VendorKind | null
  isVatRegistered: boolean
  licenceText: string
  hasLicencePaper: boolean
}

/**
 * The lines of this application: a person has no registration, only who is registered for VAT has its
 * certificate, and a licence is looked at where there is one.
 */
export const linesFor = ({ kind, isVatRegistered, licenceText, hasLicencePaper }: LineFacts) =>
  checklistLineNames.filter((name) => {
    if (name === 'registration') return kind !== 'person'
    if (name === 'vat-certificate') return isVatRegistered
    if (name === 'licence') return licenceText !== '' || hasLicencePaper
    return true
  })
