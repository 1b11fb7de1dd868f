import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import {
  applicationNumber,
  timesSent,
  type RefusalReason,
} from '@haat/contract/domains/applications.rules.ts'
import {
  checklistLines,
  type ChecklistLineName,
  type SendBackReason,
} from '@haat/contract/domains/applications.checklist.rules.ts'
import type { AuditAction } from '@haat/contract/domains/audit.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorConstraint } from '#platform/database/errors/error-code.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { findLiveUser, lockAccount } from '../account/account.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { drawDefaultBanner } from './default-banner.ts'
import { panTakenSentence } from './application-problems.ts'
import { examine, toApplication } from './application-view.service.ts'
import { fieldsOf } from './application-fields.ts'
import {
  findApplication,
  listEvents,
  lockApplication,
  updateApplication,
  type ApplicationRow,
  type LineChecks,
} from './applications.store.ts'
import { changedMeanwhile, makeStep, refuseOldVersion, refuseStep } from './make-step.service.ts'
import { colourFor, openShop } from './open-shop.service.ts'
import { findOwnRefusal, refuseOwnRefusal } from './own-refusal.service.ts'
import { readPaper } from './papers.service.ts'

type Staff = Principal & { ipAddress: string }

const noSuch = () => notFound('This application')

/** A draft is nobody's but the applicant's. */
function refuseDraft(row: ApplicationRow | undefined): ApplicationRow {
  if (!row || row.state === 'draft' || row.sentAt === null) throw noSuch()
  return row
}

export async function getApplicationForStaff(
  services: Services,
  staff: Staff,
  id: string,
): Promise<StaffApplication> {
  const row = refuseDraft(await findApplication(services.db, id))
  return toStaffApplication(services, services.db, staff, row)
}

async function toStaffApplication(services: Services, db: Tx, { userId }: Staff, row: ApplicationRow) {
  const applicant = await findLiveUser(db, row.userId)
  return {
    ...(await toApplication(services, db, row)),
    applicant: {
      id: row.userId,
      name: applicant?.name ?? '',
      email: applicant?.email ?? '',
      language: applicant?.language ?? ('en' as const),
    },
    ownRefusal: await findOwnRefusal(db, userId, row),
  }
}

/** Nobody decides about a shop of their own. */
async function lockForStaff(tx: Tx, staff: Staff, id: string): Promise<ApplicationRow> {
  const row = refuseDraft(await lockApplication(tx, id))
  if (row.userId === staff.userId) {
    throw new ApiError('FORBIDDEN', 'This is your own application. Somebody else has to look at it.')
  }
  return row
}

const subjectOf = (row: ApplicationRow) => ({
  kind: 'application',
  id: row.id,
  label: `${applicationNumber(row.number)} ${row.fields.nameEn ?? ''}`.trim(),
})

type Audited = Pick<Parameters<typeof recordAudit>[2], 'before' | 'after'>
const note = (tx: Tx, staff: Staff, row: ApplicationRow, action: AuditAction, facts: Audited = {}) =>
  recordAudit(tx, staff, { action, subject: subjectOf(row), ...facts })

/** The bytes of a paper, and who opened it: neither without the other. */
export async function openPaper(services: Services, staff: Staff, id: string, paperId: string) {
  const row = refuseDraft(await findApplication(services.db, id))
  const { paper, bytes } = await readPaper(services, id, paperId)
  // Without the name of the file, which is the applicant's and goes with the paper: the log stays.
  await note(services.db, staff, row, 'application.open-paper', { after: { paper: paper.kind } })
  return { paper, bytes }
}

interface Judgement {
  line: ChecklistLineName
  isAccepted: boolean
  timesSent: number
}

/** Accepts a line, or takes that back: one of the sending that was looked at. */
export async function judgeLine(
  services: Services,
  staff: Staff,
  id: string,
  { line, isAccepted, timesSent: seen }: Judgement,
): Promise<StaffApplication> {
  return services.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, staff, id)
    refuseStep(row, 'approve')
    if (timesSent(await listEvents(tx, [id])) !== seen) throw changedMeanwhile()
    const { checklist } = await examine(services, tx, row)
    const item = checklist.find((one) => one.line === line)
    if (!item) throw notFound('This line')
    if ((item.verdict === 'accepted') === isAccepted) return toStaffApplication(services, tx, staff, row)
    const check = isAccepted
      ? { verdict: 'accepted' as const, reason: null, note: '', isChanged: false }
      : { verdict: 'open' as const, reason: null, note: '', isChanged: false }
    await note(tx, staff, row, isAccepted ? 'application.accept-line' : 'application.reopen-line', {
      after: { line },
    })
    const checks = { ...row.checks, [line]: check }
    return toStaffApplication(services, tx, staff, await updateApplication(tx, id, { checks }))
  })
}

interface SendBack {
  version: number
  lines: { line: ChecklistLineName; reason: SendBackReason; note: string }[]
}

export async function sendBack(services: Services, staff: Staff, id: string, { version, lines }: SendBack) {
  const after = await services.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, staff, id)
    refuseStep(row, 'send-back')
    refuseOldVersion(row, version)
    const { checklist } = await examine(services, tx, row)
    refuseWrongLines(lines, new Set(checklist.map(({ line }) => line)))
    const checks: LineChecks = { ...row.checks }
    for (const { line, reason, note: words } of lines) {
      checks[line] = { verdict: 'sent-back', reason, note: words, isChanged: false }
    }
    await note(tx, staff, row, 'application.send-back', {
      after: { lines: lines.map(({ line, reason }) => `${line}: ${reason}`) },
    })
    const { userId, name } = staff
    const changed = await makeStep(services, tx, row, 'send-back', {
      actor: { userId, name },
      lines,
      changes: { checks },
    })
    return toStaffApplication(services, tx, staff, changed)
  })
  services.outbox.wake()
  return after
}

/** Each line once, one that the application has, and for a reason that fits; `other` says what it is. */
function refuseWrongLines(lines: SendBack['lines'], known: ReadonlySet<ChecklistLineName>) {
  const seen = new Set<ChecklistLineName>()
  for (const { line, reason, note: words } of lines) {
    const fits: readonly SendBackReason[] = checklistLines[line].reasons
    const sentence = !known.has(line)
      ? 'This application has no such line.'
      : seen.has(line)
        ? 'Each line is named once.'
        : !fits.includes(reason)
          ? 'This reason does not fit this line.'
          : reason === 'other' && words === ''
            ? 'Please say what has to be mended.'
            : undefined
    if (sentence) throw new ApiError('VALIDATION_FAILED', sentence, { lines: sentence })
    seen.add(line)
  }
}

/** Opens the shop: vendor, owner, state and history, all or none of it. */
export async function approve(services: Services, staff: Staff, id: string, version: number) {
  const asked = refuseDraft(await findApplication(services.db, id))
  refuseStep(asked, 'approve')
  const signColour = colourFor(asked.number)
  const shopName = { en: asked.fields.nameEn ?? '', ne: asked.fields.nameNe ?? '' }
  // Drawn before, because nobody should wait for a lock while a picture is made.
  const banner = await drawDefaultBanner(services, signColour, shopName)
  const approved = await services.db
    .transaction(async (tx) => {
      // In the order in which an account is closed, so that neither waits for the other for ever.
      await lockAccount(tx, asked.userId)
      const row = await lockForStaff(tx, staff, id)
      refuseStep(row, 'approve')
      refuseOldVersion(row, version)
      const { checklist } = await examine(services, tx, row)
      if (checklist.some(({ verdict }) => verdict !== 'accepted')) {
        throw new ApiError('CONFLICT', 'Every line has to be accepted first.')
      }
      const fields = fieldsOf(services.encryption, row)
      const { userId, name } = staff
      const shop = { fields, ownerId: row.userId, staffId: userId, banner, signColour }
      const vendorId = await openShop(services, tx, shop)
      await note(tx, staff, row, 'application.approve')
      const after = await makeStep(services, tx, row, 'approve', {
        actor: { userId, name },
        changes: { vendorId },
      })
      return toStaffApplication(services, tx, staff, after)
    })
    .catch((error: unknown) => {
      if (errorConstraint(error) !== 'vendors_panNumber_unique') throw error
      throw new ApiError('CONFLICT', panTakenSentence)
    })
  services.outbox.wake()
  return approved
}

interface Refusal {
  version: number
  reason: RefusalReason
  note: string
}

export async function refuseApplication(
  services: Services,
  staff: Staff,
  id: string,
  { version, reason, note: words }: Refusal,
) {
  if (reason === 'other' && words === '') {
    const sentence = 'Please say why it is refused.'
    throw new ApiError('VALIDATION_FAILED', sentence, { note: sentence })
  }
  const refused = await services.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, staff, id)
    refuseStep(row, 'refuse')
    refuseOldVersion(row, version)
    const alone = await refuseOwnRefusal(tx, staff.userId, row)
    await note(tx, staff, row, 'application.refuse', {
      after: { refusal: reason, note: words, ...alone },
    })
    const { userId, name } = staff
    const step = { actor: { userId, name }, reason, note: words }
    return toStaffApplication(services, tx, staff, await makeStep(services, tx, row, 'refuse', step))
  })
  services.outbox.wake()
  return refused
}

interface Decision {
  version: number
  decision: 'look-again' | 'stay-refused'
  note: string
}

export async function decideObjection(
  services: Services,
  staff: Staff,
  id: string,
  { version, decision, note: words }: Decision,
) {
  if (decision === 'stay-refused' && words === '') {
    const sentence = 'Please say why the refusal stays.'
    throw new ApiError('VALIDATION_FAILED', sentence, { note: sentence })
  }
  const decided = await services.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, staff, id)
    refuseStep(row, decision)
    refuseOldVersion(row, version)
    const alone = await refuseOwnRefusal(tx, staff.userId, row)
    await note(tx, staff, row, 'application.decide-objection', {
      after: { decision, note: words, ...alone },
    })
    const { userId, name } = staff
    const step = { actor: { userId, name }, note: words }
    return toStaffApplication(services, tx, staff, await makeStep(services, tx, row, decision, step))
  })
  services.outbox.wake()
  return decided
}
