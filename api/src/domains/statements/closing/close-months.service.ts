import type { FastifyBaseLogger } from 'fastify'
import { closingDay } from '@haat/contract/domains/statements.rules.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { addBsMonths, bsMonthOf, daysOfBsMonth, fiscalYearOfMonth } from '@haat/contract/shared/bs-months.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { getCompany } from '../../content/site/site.service.ts'
import { closeBooksUntil, listOpenBooks, lockBooks } from '../../ledger/ledger.service.ts'
import { addUpMonth, readMonth } from '../../ledger/ledger-month.service.ts'
import { getVendorRow } from '../../vendors/vendors.service.ts'
import { createBillSums, type CommissionBill } from '../bill/commission-bill.ts'
import { readEntries, readerIn, type EntryReader } from '../read-entries.service.ts'
import { insertMonth, nextBillNumber } from '../statements.store.ts'

const shopsAtOnce = 200

/** The last month that can be closed at a time. */
export function lastClosableMonth(now: Date): string {
  const isOver = bsDateOf(now)!.day >= closingDay
  return addBsMonths(bsMonthOf(now), isOver ? -1 : -2)
}

/** Closes every month that is over, of every shop, one after the other. A shop that cannot be closed does not hold up others. */
export async function closeMonths(
  services: Services,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now = new Date(),
): Promise<void> {
  const until = lastClosableMonth(now)
  const { last } = daysOfBsMonth(until)
  let after = 0
  for (;;) {
    const shops = await listOpenBooks(services.db, last, { after, limit: shopsAtOnce })
    for (const { vendorId, closedUntil, firstDay } of shops) {
      const first = closedUntil === null ? bsMonthOf(firstDay) : addBsMonths(bsMonthOf(closedUntil), 1)
      await closeShop(services, vendorId, { first, until, now }).catch((err: unknown) =>
        log.warn({ err, vendorId }, 'the month of a shop was not closed'),
      )
    }
    if (shops.length < shopsAtOnce) return
    after = shops.at(-1)!.vendorId
  }
}

interface Span {
  first: string
  until: string
  now: Date
}

async function closeShop(services: Services, vendorId: number, { first, until, now }: Span) {
  for (let month = first; month <= until; month = addBsMonths(month, 1)) {
    await closeMonth(services, { vendorId, month, now })
  }
}

interface Closing {
  vendorId: number
  month: string
  now: Date
}

/** Books that do not agree stay open, and staff are told. */
async function closeMonth(services: Services, closing: Closing): Promise<void> {
  const agrees = await services.db.transaction((tx) => writeMonth(services, tx, closing))
  if (agrees) return
  const { vendorId, month } = closing
  await readMonth(services, vendorId, month)
  throw new Error(`The books of shop ${vendorId} do not agree in ${month}`)
}

/** Writes down how a month of a shop added up, with its bill, and says whether it could; nothing changes in it any more. */
async function writeMonth(services: Services, tx: Tx, { vendorId, month, now }: Closing): Promise<boolean> {
  const { openingPaisa, closingPaisa, sums, agrees } = await lockedMonth(tx, vendorId, month)
  if (!agrees) return false
  if (!(await closeBooksUntil(tx, vendorId, daysOfBsMonth(month).last))) return true
  // A month in which nothing happened and nothing was owed needs no paper.
  if (sums.length === 0 && openingPaisa === 0) return true
  const bill = await makeBill(readerIn(services, tx), vendorId, month)
  const fiscalYear = fiscalYearOfMonth(month)
  await insertMonth(tx, {
    vendorId,
    bsMonth: month,
    openingPaisa,
    closingPaisa,
    sums,
    closedAt: now,
    ...(bill && {
      bill,
      billFiscalYear: fiscalYear,
      // Last, since every other shop waits for the next number until this transaction ends.
      billNumber: await nextBillNumber(tx, fiscalYear),
    }),
  })
  return true
}

/** Nothing is written into the books of the shop until the transaction ends. */
async function lockedMonth(tx: Tx, vendorId: number, month: string) {
  await lockBooks(tx, vendorId)
  return addUpMonth(tx, vendorId, month)
}

async function makeBill(
  services: EntryReader,
  vendorId: number,
  month: string,
): Promise<CommissionBill | undefined> {
  const sums = createBillSums()
  for await (const entry of readEntries(services, vendorId, month)) sums.add(entry)
  const amounts = sums.toAmounts()
  return amounts && { layout: 1, month, ...amounts, ...(await partiesOf(services.db, vendorId)) }
}

async function partiesOf(db: Tx, vendorId: number): Promise<Pick<CommissionBill, 'seller' | 'buyer'>> {
  const { name, address, panVatNumber } = await getCompany(db)
  const vendor = await getVendorRow(db, vendorId)
  return {
    seller: { name, address, panNumber: panVatNumber },
    buyer: {
      name: vendor.legalName,
      nameNe: vendor.legalNameNe,
      shopName: { en: vendor.name, ne: vendor.nameNe },
      address: vendor.address,
      panNumber: vendor.panNumber,
      isVatRegistered: vendor.isVatRegistered,
    },
  }
}
