import { useState } from 'react'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { failureText } from '../../members/failure-text.ts'

type Figures = Pick<StockItem, 'onHand' | 'reserved' | 'allocated'>

/** The figures of now, which the API names when it refuses a correction because of them. */
function figuresOf(failure: unknown): Figures | undefined {
  if (!(failure instanceof ApiFailure)) return undefined
  if (failure.code !== 'STOCK_CHANGED' && failure.code !== 'STOCK_PROMISED') return undefined
  const read = (name: keyof Figures) => Number(failure.fields[name] ?? 0)
  return { onHand: read('onHand'), reserved: read('reserved'), allocated: read('allocated') }
}

/** Remembers the figures that a refusal names, and says why a correction was refused. */
export function useRefusal() {
  const { stock, failures } = useArea('vendor')
  const { ui } = useMessages()
  const [figures, setFigures] = useState<Figures>()
  const count = (number: number) => formatCount(number, ui.language)
  return {
    figures,
    remember(failure: unknown): never {
      setFigures(figuresOf(failure))
      throw failure
    },
    textOf(failure: unknown): string | undefined {
      const now = figuresOf(failure)
      if (!now) return failureText(failure, failures)
      return (failure as ApiFailure).code === 'STOCK_CHANGED'
        ? stock.form.changed(count(now.onHand))
        : stock.form.tooFew(count(now.reserved + now.allocated))
    },
  }
}
