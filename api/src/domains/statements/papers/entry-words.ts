import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { oneLine } from '#platform/mail/layout/safe-text.ts'
import { percentOf } from './paper-frame.ts'
import { statementTexts } from './statement-texts.ts'

/** What an entry is about: the goods, or the payout with what the bank calls it. */
export function entryWords(entry: LedgerEntry, language: Language) {
  const texts = statementTexts[language]
  const goods = (entry.parcel?.goods ?? []).map(({ title, quantity }) => {
    const name = oneLine(inLanguage(title, language))
    return quantity > 1 ? `${name} × ${formatCount(quantity, language)}` : name
  })
  const payout = entry.kind === 'payout' || entry.kind === 'payoutBack' ? entry.payoutNumber : null
  const number = entry.parcel?.orderNumber ?? payout
  return { title: [texts.titles[entry.kind], number].filter(Boolean).join(' '), goods: goods.join(', ') }
}

/** "8% of Rs. 5,250.00" for each rate of a line. */
export const rateWords = ({ rates }: Pick<EntryLine, 'rates'>, language: Language) =>
  rates
    .map(({ rate, basePaisa }) =>
      statementTexts[language].rateOf(percentOf(rate, language), formatExactAmount(basePaisa, language)),
    )
    .join(', ')
