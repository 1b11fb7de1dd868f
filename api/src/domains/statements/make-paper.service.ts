import type { LedgerEntry, LedgerMonth } from '@haat/contract/domains/ledger.ts'
import { bsMonthOf, fiscalYearOfSlug, monthsOfFiscalYear } from '@haat/contract/shared/bs-months.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { makePdf } from '#platform/pdf/pdf-file.ts'
import { notFound } from '#plugins/api-error.ts'
import { eachText, oneLine } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import { findBooks } from '../ledger/ledger.service.ts'
import { addUpMonth } from '../ledger/ledger-month.service.ts'
import { payoutReferences } from '../payouts/read-payouts.service.ts'
import { getVendorRow } from '../vendors/vendors.service.ts'
import { drawBill } from './bill/bill-pdf.ts'
import type { PaperShop } from './papers/paper-frame.ts'
import { drawStatement, type StatementFacts } from './papers/statement-pdf.ts'
import { drawYear } from './papers/year-pdf.ts'
import { entriesHead, entryRows, yearRows } from './papers/csv-lines.ts'
import type { YearMonth } from './papers/year-months.ts'
import { readEntries, readerIn, type EntryReader } from './read-entries.service.ts'
import { billNumberOf, billOf, isYearClosed } from './read-statements.service.ts'
import { monthsBetween } from './statements.store.ts'

const market = 'Haat'

async function shopOf(db: Tx, vendorId: number): Promise<PaperShop> {
  const vendor = eachText(await getVendorRow(db, vendorId), oneLine)
  return {
    name: vendor.legalName,
    nameNe: vendor.legalNameNe,
    shopName: { en: vendor.name, ne: vendor.nameNe },
    address: vendor.address,
    panNumber: vendor.panNumber,
  }
}

const noPaper = () => notFound('This paper')

/** Reads without anything changing in between, so that a paper agrees with itself while lines come. */
const inSnapshot = <T>(services: Services, read: (reader: EntryReader) => Promise<T>) =>
  services.db.transaction((tx) => read(readerIn(services, tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** Refuses a month that has not begun, and those before the shop had books. */
async function checkMonth(db: Tx, vendorId: number, month: string): Promise<void> {
  const books = await findBooks(db, vendorId)
  if (!books || month < bsMonthOf(books.firstDay) || month > bsMonthOf(new Date())) throw noPaper()
}

/** Every entry of a month, the oldest first. */
async function collectEntries(reader: EntryReader, vendorId: number, month: string) {
  const entries: LedgerEntry[] = []
  for await (const entry of readEntries(reader, vendorId, month)) entries.push(entry)
  return entries.toReversed()
}

/** The statement of a month as PDF. */
export async function makeStatement(
  services: Services,
  vendorId: number,
  month: string,
  language: Language,
): Promise<Buffer> {
  const { facts, entries } = await inSnapshot(services, (reader) => readStatement(reader, vendorId, month))
  const file = { title: `${market} ${month}`, author: market, language }
  return makePdf(file, (doc) => drawStatement(doc, facts, entries, language))
}

async function readStatement(reader: EntryReader, vendorId: number, month: string) {
  const { db } = reader
  await checkMonth(db, vendorId, month)
  const closed = (await monthsBetween(db, vendorId, month, month)).get(month)
  const added = await addUpMonth(db, vendorId, month)
  const entries = await collectEntries(reader, vendorId, month)
  const payouts = entries.filter(({ kind }) => kind === 'payout' || kind === 'payoutBack')
  const facts: StatementFacts = {
    shop: await shopOf(db, vendorId),
    month: closed ? asClosed(added, closed) : added,
    closedAt: closed?.closedAt ?? null,
    references: await payoutReferences(
      db,
      payouts.flatMap(({ payoutNumber }) => payoutNumber ?? []),
    ),
  }
  return { facts, entries }
}

/** The lines of a month for a spreadsheet. */
export async function makeMonthCsv(
  services: Services,
  vendorId: number,
  month: string,
  language: Language,
): Promise<string[]> {
  const entries = await inSnapshot(services, async (reader) => {
    await checkMonth(reader.db, vendorId, month)
    return collectEntries(reader, vendorId, month)
  })
  return [entriesHead(language), ...entries.map((entry) => entryRows(entry, language))]
}

/** A closed month says what was written down when it was closed. */
const asClosed = (
  added: LedgerMonth,
  { openingPaisa, closingPaisa, sums }: Pick<LedgerMonth, 'openingPaisa' | 'closingPaisa' | 'sums'>,
): LedgerMonth => ({ ...added, isClosed: true, openingPaisa, closingPaisa, sums })

/** Haat's bill of the commission of a closed month as PDF. */
export async function makeBillPaper(
  { db }: Services,
  vendorId: number,
  month: string,
  language: Language,
): Promise<Buffer> {
  const row = (await monthsBetween(db, vendorId, month, month)).get(month)
  if (!row?.bill) throw noPaper()
  const facts = {
    bill: row.bill,
    number: billNumberOf(row),
    fiscalYear: row.billFiscalYear!,
    issuedAt: row.closedAt,
  }
  const file = { title: facts.number, author: market, language }
  return makePdf(file, (doc) => drawBill(doc, facts, language))
}

interface Year {
  fiscalYear: string
  isClosed: boolean
  months: YearMonth[]
}

/** The months of a fiscal year from the first with books to the running one. */
async function readYear({ db }: EntryReader, vendorId: number, slug: string): Promise<Year> {
  const fiscalYear = fiscalYearOfSlug(slug)!
  const books = await findBooks(db, vendorId)
  const all = monthsOfFiscalYear(fiscalYear)
  const from = books && bsMonthOf(books.firstDay)
  const names = all.filter((month) => from !== undefined && month >= from && month <= bsMonthOf(new Date()))
  if (names.length === 0) throw noPaper()
  const closed = await monthsBetween(db, vendorId, all[0]!, all.at(-1)!)
  const months: YearMonth[] = []
  for (const month of names) {
    const row = closed.get(month)
    const sums = row ?? (await addUpMonth(db, vendorId, month))
    months.push({
      month,
      openingPaisa: sums.openingPaisa,
      closingPaisa: sums.closingPaisa,
      sums: sums.sums,
      isClosed: row !== undefined,
      bill: row ? billOf(row) : null,
    })
  }
  return { fiscalYear, isClosed: isYearClosed(fiscalYear, books?.closedUntil), months }
}

export async function makeYear(services: Services, vendorId: number, slug: string, language: Language) {
  const year = await inSnapshot(services, (reader) => readYear(reader, vendorId, slug))
  const shop = await shopOf(services.db, vendorId)
  const file = { title: `${market} ${slug}`, author: market, language }
  return makePdf(file, (doc) => drawYear(doc, { shop, ...year }, language))
}

export async function makeYearCsv(services: Services, vendorId: number, slug: string, language: Language) {
  const { months } = await inSnapshot(services, (reader) => readYear(reader, vendorId, slug))
  return [yearRows(months, language)]
}
