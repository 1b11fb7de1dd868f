import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import type { Application } from '@haat/contract/domains/applications.ts'
import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'
import {
  linesFor,
  lineOf,
  type ApplicationField,
} from '@haat/contract/domains/applications.checklist.rules.ts'

export const formSteps = ['shop', 'particulars', 'payout', 'review'] as const
export type FormStep = (typeof formSteps)[number]
export const isFormStep = (text: string | undefined): text is FormStep =>
  (formSteps as readonly (string | undefined)[]).includes(text)

const particulars: readonly ApplicationField[] = [
  'kind',
  'legalNameEn',
  'legalNameNe',
  'registrationNumber',
  'registrationOfficeEn',
  'registrationOfficeNe',
  'panNumber',
  'isVatRegistered',
  'complaintName',
  'complaintPhone',
  'complaintEmail',
  'licenceText',
]
const payout: readonly ApplicationField[] = [
  'payoutKind',
  'bankName',
  'bankBranch',
  'accountName',
  'accountNumber',
  'agreementVersion',
]

/** The step that asks for a field. */
export function stepOfField(field: ApplicationField): FormStep {
  if (particulars.includes(field)) return 'particulars'
  return payout.includes(field) ? 'payout' : 'shop'
}

export const stepOfPaper = (kind: PaperKind): FormStep => (kind === 'payout-proof' ? 'payout' : 'particulars')

/** The papers that a step asks for, after what is written in the form. */
export function papersOf(step: FormStep, fields: StoredFields, papers: Application['papers']): PaperKind[] {
  const hasLicencePaper = papers.some(({ kind }) => kind === 'licence')
  const { kind, isVatRegistered, licenceText } = fields
  const lines = linesFor({ kind, isVatRegistered, licenceText, hasLicencePaper })
  const asked = lines.flatMap((line) => lineOf(line).paper ?? [])
  return [...new Set(asked)].filter((paper) => stepOfPaper(paper) === step)
}
