import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { accountNamesById } from '#domains/account/account.service.ts'
import { withSecondFactor } from '#domains/account/second-factor/second-factor.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { postBoxDifference } from '#domains/ledger/ledger.service.ts'
import { momentWords } from '#domains/orders/parcels/locked-parcel.ts'
import { emptyDay, nowOf, readBox, type Box, type OpenDay } from './box.service.ts'
import { findCashDay, insertCashDay } from './cash-days.store.ts'
import { lockCash } from './cash.store.ts'

interface Closing {
  /** What lies in the box now by the books, as whoever closes the day saw it; of an earlier day, too. */
  boxPaisa: number
  foundPaisa: number
  words: string
  code: string
}

const dayWords = (day: string) => formatDate(day, 'en')

/**
 * Closes a day with what was found in the box; afterwards nothing is written on it. Days are closed one after the other, so
 * that each begins with what was found at the end of the one before.
 */
export function closeCashDay(services: Services, caller: Caller, day: string, closing: Closing) {
  const { code, ...found } = closing
  const findClosed = async (tx: Tx) => {
    const before = await findCashDay(tx, day)
    const isSame = before?.closedBy === caller.userId && before.foundPaisa === found.foundPaisa
    return isSame ? before.day : undefined
  }
  return withSecondFactor(services, caller, code, (tx) => closeOpenDay(tx, caller, day, found), findClosed)
}

/** The same without a code, as part of the caller's transaction. */
export async function closeOpenDay(
  tx: Tx,
  caller: Caller,
  day: string,
  { boxPaisa, foundPaisa, words }: Omit<Closing, 'code'>,
) {
  await lockCash(tx)
  await refuseClosed(tx, day)
  const now = nowOf(caller)
  const box = await readBox(tx)
  const sums = openDayOrRefuse(box, day, nepalDay(now))
  refuseOtherBox(box, boxPaisa)
  const missingPaisa = sums.boxPaisa - foundPaisa
  refuseWithoutWords(sums, missingPaisa, words)
  refuseEmptiedLater(box, missingPaisa)
  const { hasUncounted: _none, ...figures } = sums
  await insertCashDay(tx, { ...figures, foundPaisa, words, closedBy: caller.userId, closedAt: now })
  if (missingPaisa !== 0) await postBoxDifference(tx, { day, paisa: missingPaisa }, now)
  await recordAudit(tx, caller, {
    action: 'cash.close-day',
    subject: { kind: 'cash', id: day, label: dayWords(day) },
    after: { boxPaisa: sums.boxPaisa, foundPaisa, words },
  })
  return day
}

async function refuseClosed(tx: Tx, day: string) {
  const closed = await findCashDay(tx, day)
  if (!closed) return
  const name = (await accountNamesById(tx, [closed.closedBy])).get(closed.closedBy) || 'A colleague'
  throw new ApiError('CASH_DAY_CLOSED', `${name} closed this day ${momentWords(closed.closedAt)}.`)
}

function openDayOrRefuse({ openDays, lastClosed, paisa }: Box, day: string, today: string): OpenDay {
  const isAfterLast = lastClosed === undefined || day > lastClosed.day
  const known = openDays.find((one) => one.day === day)
  const sums = known ?? (day === today && isAfterLast ? emptyDay(day, paisa) : undefined)
  if (!sums || day > today) throw notFound('A day with cash')
  const earlier = openDays.find((one) => one.day < day)
  if (earlier) throw new ApiError('CONFLICT', `Please close ${dayWords(earlier.day)} first.`)
  if (sums.hasUncounted) {
    throw new ApiError('CONFLICT', 'Something that was handed in on this day is not counted yet.')
  }
  return sums
}

function refuseOtherBox({ paisa }: Box, seenPaisa: number) {
  if (paisa === seenPaisa) return
  const sentence = `There is ${formatRupees(paisa, 'en')} in the box by now, not ${formatRupees(seenPaisa, 'en')}. Please look again.`
  throw new ApiError('CONFLICT', sentence, { boxPaisa: sentence })
}

/** What is missing now is missing on every later day that is open, and a day whose box is below nothing could never be closed. */
function refuseEmptiedLater({ openDays }: Box, missingPaisa: number) {
  if (openDays.every(({ boxPaisa }) => missingPaisa <= boxPaisa)) return
  const sentence = 'More was brought to the bank since then than this would leave in the box.'
  throw new ApiError('CONFLICT', sentence, { foundPaisa: sentence })
}

function refuseWithoutWords({ boxPaisa }: OpenDay, missingPaisa: number, words: string) {
  if (missingPaisa === 0 || words !== '') return
  const sentence = `By the books there is ${formatRupees(boxPaisa, 'en')} in the box. Please say why it is not.`
  throw new ApiError('VALIDATION_FAILED', sentence, { words: sentence })
}
