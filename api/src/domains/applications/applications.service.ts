import { randomUUIDv7 } from 'node:crypto'
import type { Application } from '@haat/contract/domains/applications.ts'
import type { ApplicationFields, StoredFields } from '@haat/contract/domains/applications.fields.ts'
import { agreementKey, applicationNumber } from '@haat/contract/domains/applications.rules.ts'
import { fitsKind } from '@haat/contract/domains/payouts.rules.ts'
import { linesOfField, type ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorConstraint } from '#platform/database/errors/error-code.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findLiveUser, lockAccount, recordConsent } from '../account/account.service.ts'
import { findWrongPlace } from '../addresses/addresses.service.ts'
import { changedFields, columnsOf, fieldsOf, masked, searchTextOf } from './application-fields.ts'
import { panTakenSentence, problemFields } from './application-problems.ts'
import { examine, toApplication, type Examined } from './application-view.service.ts'
import {
  findApplication,
  findLivingApplication,
  insertApplication,
  insertEvent,
  listApplicationsOf,
  listEvents,
  lockApplication,
  updateApplication,
  type ApplicationRow,
  type LineChecks,
} from './applications.store.ts'
import { eraseAfterFor, makeStep, refuseOldVersion, refuseStep } from './make-step.service.ts'
import { objectByOf } from './objection.ts'

export {
  applicationNamesById,
  findApplicationOfVendor,
  type ApplicationRow,
  type LineChecks,
} from './applications.store.ts'

const noSuch = () => notFound('This application')

/** An application of this account; another's is not found. */
export async function getOwnApplication(db: Tx, userId: string, id: string): Promise<ApplicationRow> {
  const row = await findApplication(db, id)
  if (row?.userId !== userId) throw noSuch()
  return row
}

export async function lockOwnApplication(tx: Tx, userId: string, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id)
  if (row?.userId !== userId) throw noSuch()
  return row
}

/** Each costs a few questions to the database, and nobody looks at older ones. */
const mostShown = 10

export async function listMyApplications(services: Services, userId: string): Promise<Application[]> {
  const all: Application[] = []
  for (const row of await listApplicationsOf(services.db, userId, mostShown)) {
    all.push(await toApplication(services, services.db, row))
  }
  return all
}

/** Who has an application that is not over gets that one, however often and on how many devices they begin. */
export async function beginApplication(services: Services, userId: string): Promise<Application> {
  return services.db.transaction(async (tx) => {
    const id = randomUUIDv7()
    if (await insertApplication(tx, { id, userId, eraseAfter: eraseAfterFor('draft') })) {
      await insertEvent(tx, { id: randomUUIDv7(), applicationId: id, step: 'begin', actorId: userId })
    }
    const row = await findLivingApplication(tx, userId)
    if (!row) throw new ApiError('CONFLICT', 'Your application ended a moment ago. Please begin again.')
    return toApplication(services, tx, row)
  })
}

interface Change {
  version: number
  fields: Partial<ApplicationFields>
}

/** Saves some fields. The same values sent twice are saved once, so a client may try again. */
export async function changeApplication(
  services: Services,
  userId: string,
  id: string,
  { version, fields: sent }: Change,
): Promise<Application> {
  const changing = services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, userId, id)
    const stored = fieldsOf(services.encryption, row)
    const next = withPlacesReset(stored, sent)
    const changed = changedFields(stored, next)
    if (changed.length === 0) return toApplication(services, tx, row)
    if (row.version !== version) throw changedElsewhere(stored, changed)
    refuseUnchangeable(row)
    const examined = await examine(services, tx, row)
    refuseClosedLines(row, examined, changed)
    const fields: StoredFields = Object.assign({}, stored, next)
    refuseWrongFields(fields, examined, changed)
    const isAccepted = changed.includes('agreementVersion')
    const applicant = await findLiveUser(tx, userId)
    const after = await updateApplication(tx, id, {
      ...columnsOf(services.encryption, fields),
      ...(isAccepted && { agreementAcceptedAt: fields.agreementVersion === null ? null : new Date() }),
      checks: markChanged(row.checks, new Set(changed.flatMap(linesOfField))),
      ...(row.state === 'draft' && { eraseAfter: eraseAfterFor('draft') }),
      searchText: searchTextOf(applicationNumber(row.number), applicant?.name ?? '', fields),
    })
    return toApplication(services, tx, after)
  })
  return changing.catch((error: unknown) => {
    // One that was sent back holds its number, so it cannot take that of another.
    if (errorConstraint(error) !== 'vendor_applications_pan') throw error
    throw new ApiError('VALIDATION_FAILED', panTakenSentence, { panNumber: panTakenSentence })
  })
}

/** A local level belongs to its district: who picks another district picks the rest anew. */
function withPlacesReset(stored: StoredFields, sent: Partial<ApplicationFields>): Partial<ApplicationFields> {
  const isMoved = sent.district !== undefined && sent.district !== stored.district
  const isPickUpMoved = sent.pickUpDistrict !== undefined && sent.pickUpDistrict !== stored.pickUpDistrict
  return {
    ...(isMoved && { localLevel: '', ward: null }),
    ...(isPickUpMoved && { pickUpLocalLevel: '', pickUpWard: null }),
    ...sent,
  }
}

/** Both versions: the client has its own, and gets the other for each field that differs. */
function changedElsewhere(stored: StoredFields, changed: ApplicationField[]) {
  const shown = masked(stored)
  return new ApiError(
    'CONFLICT',
    'This application was changed on another device. Please choose which version stays.',
    Object.fromEntries(changed.map((name) => [name, String(shown[name] ?? '')])),
  )
}

export function refuseUnchangeable({ state }: Pick<ApplicationRow, 'state'>) {
  if (state === 'draft' || state === 'sent-back') return
  throw new ApiError('CONFLICT', 'This application cannot be changed now.')
}

/** After it was sent back, only what was named there, or is missing now, can be changed. */
function refuseClosedLines({ state }: ApplicationRow, { checklist }: Examined, changed: ApplicationField[]) {
  if (state === 'draft') return
  const open = new Set(checklist.filter(({ canChange }) => canChange).map(({ line }) => line))
  const sentence = 'Only what was sent back can be changed.'
  const closed = changed.filter((name) => !linesOfField(name).some((line) => open.has(line)))
  if (closed.length === 0) return
  throw new ApiError('CONFLICT', sentence, Object.fromEntries(closed.map((name) => [name, sentence])))
}

function refuseWrongFields(
  fields: StoredFields,
  { publishedVersion }: Examined,
  changed: ApplicationField[],
) {
  const faults: Record<string, string> = {}
  Object.assign(faults, placeFaults(fields.district, fields.localLevel, fields.ward))
  const pickUp = placeFaults(fields.pickUpDistrict, fields.pickUpLocalLevel, fields.pickUpWard)
  for (const [name, sentence] of Object.entries(pickUp)) {
    faults[`pickUp${name[0]!.toUpperCase()}${name.slice(1)}`] = sentence
  }
  if (fields.accountNumber !== '' && !fitsKind(fields.payoutKind, fields.accountNumber)) {
    faults['accountNumber'] = 'A wallet has the number of a mobile phone.'
  }
  const { agreementVersion } = fields
  if (
    changed.includes('agreementVersion') &&
    agreementVersion !== null &&
    agreementVersion !== publishedVersion
  ) {
    faults['agreementVersion'] = 'There is a newer agreement. Please read and accept it.'
  }
  const [first] = Object.values(faults)
  if (first) throw new ApiError('VALIDATION_FAILED', first, faults)
}

/** What is not picked yet is not wrong. */
function placeFaults(district: string, localLevel: string, ward: number | null) {
  if (district === '') return {}
  const faults = findWrongPlace({ district, localLevel, ward: ward ?? 1 })
  return Object.fromEntries(
    Object.entries(faults).filter(([name]) => name !== 'localLevel' || localLevel !== ''),
  )
}

/** Marks the lines that a change is about. What staff accepted and is another now has to be looked at again. */
export const markChanged = (checks: LineChecks, lines: ReadonlySet<string>): LineChecks =>
  Object.fromEntries(
    Object.entries(checks).map(([line, check]) => {
      if (!lines.has(line) || check.verdict === 'open') return [line, check]
      const verdict = check.verdict === 'accepted' ? ('open' as const) : check.verdict
      return [line, { ...check, verdict, isChanged: true }]
    }),
  )

export async function sendApplication(services: Services, userId: string, id: string, version: number) {
  const sent = await services.db
    .transaction(async (tx) => {
      // In the order in which an account is closed: consents refer to accounts, so they would wait for each other.
      await lockAccount(tx, userId)
      const row = await lockOwnApplication(tx, userId, id)
      refuseStep(row, 'send')
      refuseOldVersion(row, version)
      const user = await findLiveUser(tx, userId)
      if (!user?.emailVerified) {
        throw new ApiError('EMAIL_UNVERIFIED', 'Please confirm your e-mail address first: we answer there.')
      }
      const { problems, fields } = await examine(services, tx, row)
      if (problems.some(({ problem }) => problem === 'taken')) throw panTaken()
      if (problems.length > 0) {
        const sentence = 'Something is still missing.'
        throw new ApiError('VALIDATION_FAILED', sentence, problemFields(problems))
      }
      await recordConsent(tx, userId, agreementKey, fields.agreementVersion!)
      const after = await makeStep(services, tx, row, 'send', {
        actor: { userId },
        lines: changedLinesOf(row.checks),
        changes: { sentAt: new Date(), checks: openedAgain(row.checks) },
      })
      return toApplication(services, tx, after)
    })
    .catch((error: unknown) => {
      // Somebody else sent the same number at this moment.
      throw errorConstraint(error) === 'vendor_applications_pan' ? panTaken() : error
    })
  services.outbox.wake()
  return sent
}

const panTaken = () => new ApiError('CONFLICT', panTakenSentence, { panNumber: panTakenSentence })

const changedLinesOf = (checks: LineChecks) =>
  (Object.entries(checks) as [keyof LineChecks, LineChecks[keyof LineChecks]][]).flatMap(([line, check]) =>
    check?.isChanged ? [{ line, reason: check.reason, note: '' }] : [],
  )

/** Staff look at the mended lines again; what they said before stays beside them. */
const openedAgain = (checks: LineChecks): LineChecks =>
  Object.fromEntries(
    Object.entries(checks).map(([line, check]) => [
      line,
      check.verdict === 'sent-back' ? { ...check, verdict: 'open' as const } : check,
    ]),
  )

export async function withdrawApplication(services: Services, userId: string, id: string) {
  const withdrawn = await services.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, userId, id)
    return toApplication(services, tx, await makeStep(services, tx, row, 'withdraw', { actor: { userId } }))
  })
  services.outbox.wake()
  return withdrawn
}

export async function objectToRefusal(services: Services, userId: string, id: string, words: string) {
  const objected = await services.db
    .transaction(async (tx) => {
      const row = await lockOwnApplication(tx, userId, id)
      refuseStep(row, 'object')
      if (!objectByOf(row, await listEvents(tx, [id]))) {
        throw new ApiError('CONFLICT', 'This refusal can no longer be objected to.')
      }
      const after = await makeStep(services, tx, row, 'object', { actor: { userId }, note: words })
      return toApplication(services, tx, after)
    })
    .catch((error: unknown) => {
      const constraint = errorConstraint(error)
      if (constraint === 'vendor_applications_pan') throw panTaken()
      if (constraint === 'vendor_applications_living') {
        throw new ApiError('CONFLICT', 'You have begun another application. Please withdraw that one first.')
      }
      throw error
    })
  services.outbox.wake()
  return objected
}
