import { removalReasonsFor, type RemovalReason } from '@haat/contract/domains/reviews.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { announceAnswer, announceQuestion } from '../questions/announce-question.service.ts'
import { dropAllPhotos } from '../photos/review-photos.store.ts'
import { tellAuthorOfReply, tellShopOfPassedReview } from '../replies/tell-of-review.service.ts'
import { findCaseRow, findSubjectOf, lockCase, updateDecided, type CaseRow } from './cases.store.ts'
import { aboutOf, caseNumberOf, getCase } from './read-cases.service.ts'
import { listPhotosOf, lockSubject, setSubjectState } from './subjects.store.ts'

interface Decision {
  /** When what was read had been written. */
  writtenAt: string
  /** Null where it stays. */
  reason: RemovalReason | null
  words: string
}

/**
 * Decides about a case while neither its author nor anybody else of staff changes the thing. Sent twice it is decided once; who comes
 * second with another decision is told so.
 */
async function decide(services: Services, caller: Caller, caseId: string, decision: Decision) {
  const id = caseNumberOf(caseId)
  await services.db.transaction(async (tx) => {
    const subject = await findSubjectOf(tx, id)
    if (!subject) throw notFound('This case')
    await lockSubject(tx, subject.kind, subject.subjectId)
    await lockCase(tx, id)
    const found = await findCaseRow(tx, id)
    if (!found) throw notFound('This case')
    await refuseOwn(services, tx, caller, found)
    if (found.decision !== null) {
      if (isSame(found, decision)) return
      throw new ApiError('CONFLICT', 'Somebody else has decided about this meanwhile.')
    }
    await refuseUnfit(tx, found, decision)
    await writeDecision(tx, caller, found, decision)
  })
  return getCase(services.db, caseId)
}

const isSame = (found: CaseRow, { reason }: Decision) => found.removalReason === reason

/** Nobody decides about what they wrote, or about words to their own shop. */
async function refuseOwn({ vendorHoldings }: Services, tx: Tx, { userId }: Caller, found: CaseRow) {
  if (found.userId === userId)
    throw new ApiError('FORBIDDEN', 'You wrote this. Somebody else has to decide about it.')
  if (await vendorHoldings.isMember(tx, userId, found.vendorId))
    throw new ApiError('FORBIDDEN', 'You belong to this shop. Somebody else has to decide about it.')
}

async function refuseUnfit(tx: Tx, found: CaseRow, { writtenAt, reason }: Decision) {
  if (new Date(found.writtenAt).getTime() !== new Date(writtenAt).getTime())
    throw new ApiError('CONFLICT', 'Its author has changed it meanwhile. Please read it again.')
  if (reason === null) return
  if (found.state === 'withdrawn')
    throw new ApiError('CONFLICT', 'Its author has taken it back. There is nothing to remove.')
  const [pictured] = found.kind === 'review' ? await listPhotosOf(tx, [found.subjectId]) : []
  if (removalReasonsFor({ text: found.text, photoCount: pictured?.photos.length ?? 0 }).includes(reason))
    return
  const sentence =
    reason === 'photo'
      ? 'There is no photo to remove it for.'
      : 'It has no words that could be removed. A bad rating is no reason.'
  throw new ApiError('VALIDATION_FAILED', sentence, { reason: sentence })
}

async function writeDecision(tx: Tx, caller: Caller, found: CaseRow, { reason, words }: Decision) {
  const { id, kind, subjectId } = found
  const isKept = reason === null
  const becomesShown = isKept && found.state === 'held'
  if (!isKept) {
    await setSubjectState(tx, kind, subjectId, 'removed', reason)
    if (kind === 'review') await dropAllPhotos(tx, subjectId)
  }
  if (becomesShown) await setSubjectState(tx, kind, subjectId, 'published', null)
  await updateDecided(tx, id, {
    decision: isKept ? 'kept' : 'removed',
    removalReason: reason,
    words,
    decidedBy: caller.userId,
    decidedAt: caller.at ?? new Date(),
  })
  await recordAudit(tx, caller, {
    action: isKept ? 'moderation.keep' : 'moderation.remove',
    subject: { kind: 'moderation', id: String(id), label: found.aboutTitle.en },
    after: { text: found.text, ...(reason && { removedFor: reason }), ...(words && { words }) },
  })
  if (!isKept) await tellAuthor(tx, found, reason)
  else if (becomesShown) await tellOfShown(tx, found)
}

/** Whoever waits for it learns of it when it comes onto the page, and not before. */
async function tellOfShown(tx: Tx, { kind, subjectId }: CaseRow) {
  if (kind === 'review') await tellShopOfPassedReview(tx, subjectId)
  if (kind === 'reply') await tellAuthorOfReply(tx, subjectId)
  if (kind === 'question') await announceQuestion(tx, subjectId)
  if (kind === 'answer') await announceAnswer(tx, subjectId)
}

async function tellAuthor(tx: Tx, found: CaseRow, reason: RemovalReason) {
  if (found.userId === null) return
  await notify(tx, {
    kind: 'reviewRemoved',
    key: String(found.id),
    data: {
      kind: found.kind,
      reason,
      title: aboutOf(found).title,
      shopId: found.isByShop ? toPublicId(found.shopSlug, found.vendorId) : null,
    },
    to: { userId: found.userId },
  })
}

export const keepModerated = (
  services: Services,
  caller: Caller,
  caseId: string,
  said: Pick<Decision, 'writtenAt' | 'words'>,
) => decide(services, caller, caseId, { ...said, reason: null })

export const removeModerated = (services: Services, caller: Caller, caseId: string, said: Decision) =>
  decide(services, caller, caseId, said)
