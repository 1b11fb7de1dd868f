import type { Application, ChecklistItem } from '@haat/contract/domains/applications.ts'
import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import {
  agreementKey,
  applicationClock,
  applicationNumber,
  type ApplicationClock,
} from '@haat/contract/domains/applications.rules.ts'
import { linesFor, type ChecklistLineName } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Office } from '@haat/contract/shared/office-clock.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { publishedVersions } from '../content/content.service.ts'
import { getOffice } from '../content/site/site.service.ts'
import { isPanOfVendor, vendorLinks } from '../vendors/vendors.service.ts'
import { fieldsOf, masked } from './application-fields.ts'
import { linesWithProblems, listProblems, type Problem } from './application-problems.ts'
import {
  isPanInApplication,
  listEvents,
  type ApplicationRow,
  type EventRow,
  type LineChecks,
} from './applications.store.ts'
import { objectByOf } from './objection.ts'
import { listPapers, type PaperRow } from './papers.store.ts'

/** What the applicant can still change, and what keeps the application from being sent. */
export interface Examined {
  fields: StoredFields
  papers: PaperRow[]
  problems: Problem[]
  checklist: ChecklistItem[]
  publishedVersion: number | null
}

type WithEncryption = Pick<Services, 'encryption'>

/** Looks at an application with everything that belongs to it, as it is in this transaction. */
export async function examine(
  { encryption }: WithEncryption,
  db: Tx,
  row: ApplicationRow,
): Promise<Examined> {
  const fields = fieldsOf(encryption, row)
  const papers = await listPapers(db, [row.id])
  const [agreement] = await publishedVersions(db, [agreementKey])
  const publishedVersion = agreement?.version ?? null
  const canStillChange = row.state === 'draft' || row.state === 'sent-back'
  const problems = canStillChange
    ? listProblems({
        fields,
        paperKinds: new Set(papers.map(({ kind }) => kind)),
        publishedVersion,
        isPanTaken: await isPanTaken(db, fields.panNumber, row.id),
      })
    : []
  return { fields, papers, problems, checklist: checklistOf(row, fields, papers, problems), publishedVersion }
}

export const isPanTaken = async (db: Tx, panNumber: string, applicationId: string) =>
  panNumber !== '' &&
  ((await isPanOfVendor(db, panNumber)) || (await isPanInApplication(db, panNumber, applicationId)))

/** The lines that an application has, by what was written in it. */
export const linesOf = (fields: StoredFields, hasLicencePaper: boolean): ChecklistLineName[] =>
  linesFor({
    kind: fields.kind,
    isVatRegistered: fields.isVatRegistered,
    licenceText: fields.licenceText,
    hasLicencePaper,
  })

const openLine = { verdict: 'open' as const, reason: null, note: '', isChanged: false }
export const checkOf = (checks: LineChecks, line: ChecklistLineName) => checks[line] ?? openLine

function checklistOf(
  { state, checks }: Pick<ApplicationRow, 'state' | 'checks'>,
  fields: StoredFields,
  papers: PaperRow[],
  problems: Problem[],
): ChecklistItem[] {
  const lacking = linesWithProblems(problems)
  const hasLicencePaper = papers.some(({ kind }) => kind === 'licence')
  return linesOf(fields, hasLicencePaper).map((line) => {
    const check = checkOf(checks, line)
    const isOpenAgain = state === 'sent-back' && (check.verdict === 'sent-back' || lacking.has(line))
    return { line, ...check, canChange: state === 'draft' || isOpenAgain }
  })
}

export const clockOf = (office: Office, events: EventRow[]): Application['clock'] => {
  const clock = applicationClock(office, events, new Date())
  return clock && toClock(clock)
}

const toClock = ({ promisedAt, minutesLeft, isResting }: ApplicationClock) => ({
  promisedAt: promisedAt?.toISOString() ?? null,
  minutesLeft: Math.ceil(minutesLeft),
  isResting,
})

/** "Rojina K.": applicants see who looked, not the whole name. */
function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}

/** An application as its applicant sees it. */
export async function toApplication(
  services: WithEncryption,
  db: Tx,
  row: ApplicationRow,
): Promise<Application> {
  const { fields, papers, problems, checklist, publishedVersion } = await examine(services, db, row)
  const events = await listEvents(db, [row.id])
  const { office } = await getOffice(db)
  const { vendorId } = row
  const link = vendorId === null ? undefined : (await vendorLinks(db, [vendorId])).get(vendorId)
  return {
    id: row.id,
    number: applicationNumber(row.number),
    state: row.state,
    version: row.version,
    fields: masked(fields),
    papers: papers.map(({ id, kind, name, contentType, sizeBytes, createdAt }) => ({
      id,
      kind,
      name,
      contentType: contentType as Application['papers'][number]['contentType'],
      sizeBytes,
      createdAt: createdAt.toISOString(),
    })),
    checklist,
    problems,
    clock: clockOf(office, events),
    history: events.map(({ step, at, staffName, lines, reason, note }) => ({
      step,
      at: at.toISOString(),
      staffName: shortName(staffName),
      lines,
      reason,
      note,
    })),
    objectBy: objectByOf(row, events)?.toISOString() ?? null,
    agreement: { publishedVersion, acceptedAt: row.agreementAcceptedAt?.toISOString() ?? null },
    shop: link && vendorId !== null ? { id: toPublicId(link.slug, vendorId), slug: link.slug } : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
