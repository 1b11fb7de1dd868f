import abacus from 'picture:state-abacus'
import magnifier from 'picture:state-magnifier'
import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import type { Shop } from '@haat/contract/domains/members.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

interface NoStockProps {
  shop: Shop
  /** Which list it is that has no row. */
  reason: 'all' | 'low' | 'out' | 'search'
  onShowAll(): void
}

/** Says why the list is empty, with a way out: to everything, or to the products of a shop that has nothing to count. */
export function NoStock({ shop: { shopId, rights }, reason, onShowAll }: NoStockProps) {
  const { stock } = useArea('vendor')
  const [picture, heading, text] = {
    all: [abacus, stock.none, stock.noneText],
    low: [basket, stock.noneLow, stock.noneLowText],
    out: [basket, stock.noneOut, stock.noneOutText],
    search: [magnifier, stock.noneFound, stock.noneFoundText],
  }[reason] as [typeof abacus, string, string]
  return (
    <EmptyState
      picture={picture}
      tone="indigo"
      headingLevel={2}
      heading={heading}
      actions={
        reason !== 'all' ? (
          <Button variant="secondary" onClick={onShowAll}>
            {stock.showAll}
          </Button>
        ) : (
          rights.includes('listings') && (
            <Link
              to="/vendor/$"
              params={{ _splat: `${shopId}/listings` }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {stock.toProducts}
            </Link>
          )
        )
      }
    >
      {text}
    </EmptyState>
  )
}
