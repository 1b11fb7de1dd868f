import type { TaxSums } from '@haat/contract/domains/cart.ts'
import { vatPercent } from '@haat/contract/domains/catalogue.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'

interface TaxTexts {
  vatWithin(percent: string): string
  exempt: string
  zeroRated: string
}

/** The lines below a total in cart, checkout and order: what of it is VAT, and what is free of it. */
export function taxLines(
  { vatPaisa, exemptPaisa, zeroPaisa }: TaxSums,
  texts: TaxTexts,
  language: Language,
): { name: string; amount: string }[] {
  const lines: [string, number][] = [
    [texts.vatWithin(formatCount(vatPercent, language)), vatPaisa],
    [texts.exempt, exemptPaisa],
    [texts.zeroRated, zeroPaisa],
  ]
  return lines
    .filter(([, paisa]) => paisa > 0)
    .map(([name, paisa]) => ({ name, amount: formatRupees(paisa, language) }))
}
