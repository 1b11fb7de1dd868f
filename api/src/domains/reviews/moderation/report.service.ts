import type { ModeratedKind } from '@haat/contract/domains/reviews.rules.ts'
import type { ReportBody } from '@haat/contract/domains/reviews.own.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { openCase } from './open-case.service.ts'
import { insertReport } from './reports.store.ts'
import { findShownReview } from './subjects.store.ts'

interface Reported {
  kind: ModeratedKind
  subjectId: number
  userId: string
  /** The shop for which it is reported; null of a reader. */
  vendorId?: number
}

/**
 * Notes what somebody says is wrong with something, and brings it to the desk. Each person says it once: a second report changes
 * nothing. A report hides nothing by itself.
 */
export async function report(tx: Tx, reported: Reported, { reason, words }: ReportBody): Promise<void> {
  const { kind, subjectId } = reported
  if (await insertReport(tx, { ...reported, reason, words })) {
    await openCase(tx, { kind, subjectId, reason: 'report' })
  }
}

/** The same of a review or its reply that everybody sees; within a shop only of its own. */
export async function reportReview(
  tx: Tx,
  {
    reviewId,
    about,
    ...who
  }: Omit<Reported, 'kind' | 'subjectId'> & {
    reviewId: string
    about: 'review' | 'reply'
  },
  body: ReportBody,
): Promise<void> {
  const subjectId = numberOfPublicId(reviewId) ?? 0
  const found = await findShownReview(tx, subjectId, about)
  if (!found || (who.vendorId !== undefined && found.vendorId !== who.vendorId)) throw notFound('This review')
  await report(tx, { kind: about, subjectId, ...who }, body)
}
