import { randomUUIDv7 } from 'node:crypto'
import {
  applicationClock,
  applicationSteps,
  canMakeStep,
  type ApplicationState,
  type ApplicationStep,
} from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getOffice } from '../content/site/site.service.ts'
import {
  insertEvent,
  listEvents,
  updateApplication,
  type ApplicationRow,
  type EventLine,
  type EventRow,
} from './applications.store.ts'
import { objectByOf } from './objection.ts'
import { queueApplicationMail } from './mail/applications.mail.ts'

const dayMs = 86_400_000
/** How long papers and particulars of an application stay that became no shop: an objection needs them. */
const keptAfterEndMs = 90 * dayMs
/** A draft that nobody touches for so long goes. */
const keptDraftMs = 180 * dayMs

/** When the data of an application in this state have to go; null while they are needed. */
export function eraseAfterFor(state: ApplicationState, wasSent = true): Date | null {
  if (state === 'draft') return new Date(Date.now() + keptDraftMs)
  // Nobody but the applicant ever saw it.
  if (state === 'withdrawn' && !wasSent) return new Date()
  return state === 'refused' || state === 'withdrawn' ? new Date(Date.now() + keptAfterEndMs) : null
}

const refusals: Record<ApplicationState, string> = {
  draft: 'This application was not sent yet.',
  sent: 'This application is with us already.',
  'sent-back': 'This application is with the applicant.',
  approved: 'This application is approved: the shop is open.',
  refused: 'This application was refused.',
  objected: 'We are looking at the objection.',
  withdrawn: 'This application was withdrawn.',
}

/** Refuses a step that the table of states does not have. */
export function refuseStep({ state }: Pick<ApplicationRow, 'state'>, step: ApplicationStep) {
  if (!canMakeStep(state, step)) throw new ApiError('CONFLICT', refusals[state])
}

export const changedMeanwhile = () =>
  new ApiError('CONFLICT', 'This application has changed meanwhile. Please look at it again.')

export function refuseOldVersion({ version }: Pick<ApplicationRow, 'version'>, seen: number) {
  if (version !== seen) throw changedMeanwhile()
}

/** Now, but after every step before it, whatever the clock of another server says: their order is the history. */
const timeAfter = (events: EventRow[]) =>
  new Date(Math.max(Date.now(), ...events.map((event) => event.at.getTime() + 1)))

interface StepFacts {
  /** A member of staff has a name; an applicant is known by the application. */
  actor: { userId: string; name?: string }
  lines?: EventLine[]
  reason?: EventRow['reason']
  note?: string
  changes?: Omit<Parameters<typeof updateApplication>[2], 'state'>
}

/**
 * Makes a step of the table: the state, a row of history, the promised time and the mail to the applicant, all or none
 * of it. The caller holds the lock of the row and has looked at everything else.
 */
export async function makeStep(
  services: Services,
  tx: Tx,
  row: ApplicationRow,
  step: ApplicationStep,
  { actor, lines = [], reason = null, note = '', changes }: StepFacts,
): Promise<ApplicationRow> {
  refuseStep(row, step)
  const at = timeAfter(await listEvents(tx, [row.id]))
  const state = applicationSteps[step].to
  const event = { id: randomUUIDv7(), applicationId: row.id, step, at, actorId: actor.userId }
  await insertEvent(tx, { ...event, staffName: actor.name ?? '', lines, reason, note })
  const { office } = await getOffice(tx)
  const events = await listEvents(tx, [row.id])
  const clock = applicationClock(office, events, at)
  const after = await updateApplication(tx, row.id, {
    ...changes,
    state,
    answerBy: clock?.promisedAt ?? null,
    eraseAfter: eraseAfterFor(state, row.sentAt !== null),
  })
  await queueApplicationMail(services, tx, after, {
    step,
    lines,
    reason,
    note,
    promisedAt: clock?.promisedAt,
    objectBy: objectByOf({ state }, events),
  })
  return after
}
