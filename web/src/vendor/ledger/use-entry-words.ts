import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useFigures } from '../orders/parts/use-figures.ts'

type Parcel = NonNullable<LedgerEntry['parcel']>

/** What is said of an entry and of its lines, in plain words. */
export function useEntryWords() {
  const { money } = useArea('vendor')
  const { entry: texts, notes } = money
  const { language } = useMessages().ui
  const figures = useFigures()
  const dayName = (day: string) => figures.bsDay(day) ?? figures.adDay(day)

  function goodsOf({ goods }: Parcel): string {
    const [first, ...others] = goods
    if (!first) return texts.sale
    const title = inLanguage(first.title, language)
    const named = first.quantity > 1 ? texts.goods(title, figures.count(first.quantity)) : title
    return others.length > 0 ? texts.more(named, figures.count(others.length)) : named
  }

  function titleOf({ kind, parcel }: LedgerEntry): string {
    if (kind === 'sale') return parcel ? goodsOf(parcel) : texts.sale
    if (kind === 'refund') return parcel ? texts.refund(goodsOf(parcel)) : texts.refundOnly
    return texts[kind]
  }

  function saleNote(
    { deliveredOn, method, paidHow, isOwnDelivery, courierName }: Parcel,
    day: string,
  ): string {
    const delivered = dayName(deliveredOn ?? day)
    if (method !== 'cod') return texts.online(delivered, texts.methods[method])
    if (paidHow === 'qr') return texts.qr(delivered)
    if (isOwnDelivery) return texts.own
    return courierName ? texts.courierCash(delivered, courierName) : texts.cash(delivered)
  }

  function noteOf(entry: LedgerEntry, today: string): string {
    const { kind, parcel, payableOn, payoutNumber } = entry
    if (kind !== 'sale') return texts[`${kind}Note`]
    const how = parcel ? [saleNote(parcel, entry.day)] : []
    // What a negative entry takes counts at once, so nothing is said of when it can be paid out.
    if (payoutNumber !== null) how.push(texts.paidBy(payoutNumber))
    else if (payableOn !== null && payableOn > today && entry.amountPaisa > 0) {
      how.push(texts.payableFrom(dayName(payableOn)))
    }
    return how.join(' · ')
  }

  function lineNote({ kind, rates }: EntryLine): string {
    const shares = rates
      .map(({ rate, basePaisa }) =>
        notes.rate(inDigitsOf(language, String(rate / 100)), figures.rupees(basePaisa)),
      )
      .join(', ')
    if (kind === 'commission') return shares && notes.frozen(shares)
    if (kind === 'vat') return shares && notes.vat(shares)
    if (kind === 'discount' || kind === 'delivery' || kind === 'cashTaken') return notes[kind]
    return shares
  }

  return { titleOf, noteOf, lineNote, lineName: ({ kind }: EntryLine) => money.lines[kind ?? 'earlier'] }
}
