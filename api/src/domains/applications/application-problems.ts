import type { Application } from '@haat/contract/domains/applications.ts'
import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import type { PaperKind } from '@haat/contract/domains/applications.rules.ts'
import {
  applicationFieldNames,
  linesOfField,
  linesOfPaper,
  type ApplicationField,
  type ChecklistLineName,
} from '@haat/contract/domains/applications.checklist.rules.ts'

export type Problem = Application['problems'][number]

/** Texts that stand in one language at least: readers of the other see this one. */
const pairs: Partial<Record<ApplicationField, ApplicationField>> = {
  registrationOfficeEn: 'registrationOfficeNe',
  tradeEn: 'tradeNe',
  toleEn: 'toleNe',
  returnPolicyEn: 'returnPolicyNe',
}

const alwaysAsked: readonly ApplicationField[] = [
  'nameEn',
  'nameNe',
  'kind',
  'legalNameEn',
  'legalNameNe',
  'sells',
  'tradeEn',
  'panNumber',
  'district',
  'localLevel',
  'ward',
  'toleEn',
  'phoneNumber',
  'email',
  'pickUpLandmark',
  'complaintName',
  'complaintPhone',
  'complaintEmail',
  'returnPolicyEn',
  'payoutKind',
  'accountName',
  'accountNumber',
  'agreementVersion',
]

function askedFields({ kind, sells, payoutKind, isPickUpElsewhere }: StoredFields) {
  const asked = new Set<ApplicationField>(alwaysAsked)
  const also = (isAsked: boolean, ...names: ApplicationField[]) =>
    names.forEach((name) => isAsked && asked.add(name))
  also(kind !== 'person', 'registrationNumber', 'registrationOfficeEn')
  also(sells !== 'services', 'dispatchDays')
  also(payoutKind === 'bank', 'bankName', 'bankBranch')
  also(isPickUpElsewhere, 'pickUpDistrict', 'pickUpLocalLevel', 'pickUpWard', 'pickUpTole')
  return applicationFieldNames.filter((name) => asked.has(name))
}

const askedPapers = ({ kind, isVatRegistered }: StoredFields): PaperKind[] => [
  'pan-card',
  ...(kind === 'person' ? [] : ['registration-certificate' as const]),
  ...(isVatRegistered ? ['vat-certificate' as const] : []),
  'payout-proof',
]

interface Facts {
  fields: StoredFields
  paperKinds: ReadonlySet<PaperKind>
  publishedVersion: number | null
  isPanTaken: boolean
}

/** What keeps an application from being sent, in the order of the form. */
export function listProblems({ fields, paperKinds, publishedVersion, isPanTaken }: Facts): Problem[] {
  const isEmpty = (name: ApplicationField) => fields[name] === '' || fields[name] === null
  const problemOf = (name: ApplicationField): Problem['problem'] | undefined => {
    const other = pairs[name]
    if (isEmpty(name) && (other === undefined || isEmpty(other))) return 'required'
    if (name === 'panNumber' && isPanTaken) return 'taken'
    if (name === 'agreementVersion' && fields.agreementVersion !== publishedVersion) return 'changed'
    return undefined
  }
  return [
    ...askedFields(fields).flatMap((field) => {
      const problem = problemOf(field)
      return problem ? [{ field, paper: null, problem }] : []
    }),
    ...askedPapers(fields)
      .filter((paper) => !paperKinds.has(paper))
      .map((paper) => ({ field: null, paper, problem: 'required' as const })),
  ]
}

/** The lines in which something is missing: the applicant can mend them, whatever was said about them. */
export const linesWithProblems = (problems: Problem[]): Set<ChecklistLineName> =>
  new Set(
    problems.flatMap(({ field, paper }) => (field ? linesOfField(field) : paper ? linesOfPaper(paper) : [])),
  )

const sentences: Record<Problem['problem'], string> = {
  required: 'This is still missing.',
  taken: 'Another shop or application has this PAN.',
  changed: 'There is a newer agreement. Please read and accept it.',
}

/** The same for an answer that refuses: by the name of the field, or `paper.pan-card`. */
export const problemFields = (problems: Problem[]) =>
  Object.fromEntries(
    problems.map(({ field, paper, problem }) => [field ?? `paper.${paper}`, sentences[problem]]),
  )

export const panTakenSentence = sentences.taken
