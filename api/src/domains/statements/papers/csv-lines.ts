import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { vendorLineKinds } from '@haat/contract/domains/ledger.rules.ts'
import { formatBsMonth } from '@haat/contract/shared/bs-months.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { csvLine } from '#platform/csv/csv-line.ts'
import { entryWords } from './entry-words.ts'
import { bsDay } from './paper-frame.ts'
import { statementTexts } from './statement-texts.ts'
import type { YearMonth } from './year-months.ts'

const en = {
  entry: 'Entry',
  dayBs: 'Day (BS)',
  dayAd: 'Day (AD)',
  what: 'What',
  goods: 'Goods',
  order: 'Order',
  payout: 'Payout',
  line: 'Line',
  rate: 'Rate (%)',
  of: 'Of (Rs.)',
  amount: 'Amount (Rs.)',
  after: 'Balance after (Rs.)',
  payable: 'Payable from',
  month: 'Month',
  opening: 'At the beginning (Rs.)',
  closing: 'At the end (Rs.)',
  bill: 'Bill',
  billTotal: 'Bill with VAT (Rs.)',
}
const ne: typeof en = {
  entry: 'क्र.सं.',
  dayBs: 'मिति (वि.सं.)',
  dayAd: 'मिति (ई.सं.)',
  what: 'विवरण',
  goods: 'सामान',
  order: 'अर्डर',
  payout: 'भुक्तानी',
  line: 'हिसाब',
  rate: 'दर (%)',
  of: 'कतिको (रु.)',
  amount: 'रकम (रु.)',
  after: 'त्यसपछिको बाँकी (रु.)',
  payable: 'भुक्तानी हुन सक्ने मिति',
  month: 'महिना',
  opening: 'सुरुमा (रु.)',
  closing: 'अन्त्यमा (रु.)',
  bill: 'बिल',
  billTotal: 'मू.अ.करसहित बिल (रु.)',
}
const names: Record<Language, typeof en> = { en, ne }

/** Rupees as a plain number, which a spreadsheet can add up. */
const rupees = (paisa: number) => paisa / 100

export function entriesHead(language: Language): string {
  const name = names[language]
  return csvLine([
    name.entry,
    name.dayBs,
    name.dayAd,
    name.what,
    name.goods,
    name.order,
    name.payout,
    name.line,
    name.rate,
    name.of,
    name.amount,
    name.after,
    name.payable,
  ])
}

/** A row for every line of an entry; the balance stands in the last one, after which it is so. */
export function entryRows(entry: LedgerEntry, language: Language): string {
  const texts = statementTexts[language]
  const { goods } = entryWords(entry, language)
  const sum: EntryLine = { kind: null, amountPaisa: entry.amountPaisa, rates: [] }
  const lines = entry.lines.length > 0 ? entry.lines : [sum]
  return lines
    .map(({ kind, amountPaisa, rates }, at) =>
      csvLine([
        entry.number,
        bsDay(entry.day, language),
        entry.day,
        texts.titles[entry.kind],
        goods,
        entry.parcel?.orderNumber,
        entry.payoutNumber,
        texts.lines[kind ?? 'earlier'],
        rates.map(({ rate }) => rate / 100).join(' / '),
        rates.length === 0 ? '' : rupees(rates.reduce((all, { basePaisa }) => all + basePaisa, 0)),
        rupees(amountPaisa),
        at === lines.length - 1 ? rupees(entry.balanceAfterPaisa) : '',
        entry.payableOn,
      ]),
    )
    .join('')
}

const yearKinds = [...vendorLineKinds, 'earlier'] as const

/** A row for every month of a year, with a column for every kind of line. */
export function yearRows(months: readonly YearMonth[], language: Language): string {
  const name = names[language]
  const { kinds } = statementTexts[language]
  const head = csvLine([
    name.month,
    name.opening,
    ...yearKinds.map((kind) => `${kinds[kind]} (${statementTexts[language].rupees})`),
    name.closing,
    name.bill,
    name.billTotal,
  ])
  const rows = months.map(({ month, openingPaisa, closingPaisa, sums, bill }) =>
    csvLine([
      formatBsMonth(month, language),
      rupees(openingPaisa),
      ...yearKinds.map((kind) => rupees(sums.find((sum) => sum.kind === kind)?.paisa ?? 0)),
      rupees(closingPaisa),
      bill?.number,
      bill ? rupees(bill.kind === 'creditNote' ? -bill.totalPaisa : bill.totalPaisa) : '',
    ]),
  )
  return head + rows.join('')
}
