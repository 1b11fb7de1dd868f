import { maxSavedAnswers } from '@haat/contract/domains/listings.rules.ts'
import type { SavedAnswer } from '@haat/contract/domains/listings.staff.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { findVendorRows, lockVendor } from '../../vendors/vendors.service.ts'
import { deleteAnswerRow, insertAnswer, listAnswers, setTrusted } from './review.store.ts'

const toAnswer = ({ id, words }: { id: string; words: Bilingual }): SavedAnswer => ({ id, words })

export const listSavedAnswers = async (db: Tx) => (await listAnswers(db)).map(toAnswer)

export async function saveAnswer({ db }: Services, { userId }: Caller, words: Bilingual) {
  if ((await listAnswers(db)).length >= maxSavedAnswers)
    throw new ApiError('CONFLICT', `At most ${maxSavedAnswers} answers are kept. Please drop one first.`)
  return toAnswer(await insertAnswer(db, words, userId))
}

export async function deleteAnswer({ db }: Services, id: string) {
  if (!(await deleteAnswerRow(db, id))) throw notFound('This answer')
}

/** Lets what a shop sends be seen at once. What waits in the queue is decided as before. */
export async function setShopTrusted(services: Services, caller: Caller, shopId: string, isTrusted: boolean) {
  const vendorId = numberOfPublicId(shopId) ?? 0
  return services.db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    const [vendor] = await findVendorRows(tx, [vendorId])
    if (!vendor) throw notFound('This shop')
    if (await services.vendorHoldings.isMember(tx, caller.userId, vendorId))
      throw new ApiError('FORBIDDEN', 'You belong to this shop. Somebody else has to decide about it.')
    await setTrusted(tx, vendorId, isTrusted)
    await recordAudit(tx, caller, {
      action: 'vendor.set-trusted',
      subject: { kind: 'vendor', id: toPublicId(vendor.slug, vendorId), label: vendor.name },
      before: { isTrusted: vendor.isTrusted },
      after: { isTrusted },
    })
    return { isTrusted }
  })
}
