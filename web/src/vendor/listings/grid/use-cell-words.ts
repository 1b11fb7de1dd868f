import { useMemo } from 'react'
import { bulkDealDays } from '@haat/contract/domains/listings.bulk.rules.ts'
import type { CellValue } from '@haat/contract/domains/listings.bulk.ts'
import type { CellField } from '@haat/contract/domains/listings.bulk.rules.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { startOfDay } from '@haat/contract/domains/listings.prices.rules.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatAmount } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { GridFault } from './grid-model.ts'

export type CellWords = ReturnType<typeof cellWords>

/** How values, faults and deals are said in the reader's language. The same object for as long as the language is the same. */
export function useCellWords(): CellWords {
  const texts = useArea('vendor')
  const { language } = useMessages().ui
  return useMemo(() => cellWords(texts, language), [texts, language])
}

function cellWords({ listingGrid: grid, listingList: listings }: Areas['vendor'], language: Language) {
  const count = (number: number) => formatCount(number, language)
  const amount = (paisa: number) => formatAmount(paisa, language)
  const day = (date: string) => formatLocalDate(startOfDay(date), language)

  return {
    grid,
    listings,
    language,
    count,
    amount,
    valueText(field: CellField, value: CellValue): string {
      if (field === 'cash') return value ? listings.cash : listings.noCash
      if (value === null) return field === 'deal' ? grid.wasNothing : listings.none
      if (field === 'state') return value === 'paused' ? listings.states.paused : listings.states.live
      if (field === 'price' || field === 'deal') return amount(Number(value))
      return field === 'ready' ? listings.days(count(Number(value))) : count(Number(value))
    },
    faultText({ reason, limit }: GridFault): string {
      switch (reason) {
        case 'above-mrp':
        case 'not-above-deal':
          return grid.faults[reason](amount(limit ?? 0))
        case 'not-below-price':
          return limit === null ? grid.faults['not-below-any'] : grid.faults[reason](amount(limit))
        case 'promised':
          return grid.faults.promised(count(limit ?? 0))
        default:
          return grid.faults[reason]
      }
    },
    dealText({ cells }: ListingRow): string {
      const deal = cells?.deal
      if (!deal) return grid.dealNew(count(bulkDealDays))
      return deal.isRunning ? grid.dealRuns(day(deal.until)) : grid.dealWaits(day(deal.from), day(deal.until))
    },
  }
}
