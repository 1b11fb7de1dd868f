import basket from 'picture:state-basket'
import magnifier from 'picture:state-magnifier'
import type { ParcelView } from '@haat/contract/domains/orders.parcels.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

interface NoParcelsProps {
  view: ParcelView
  searchTerm: string
  onShowAll(): void
}

/** Says which list it is that is empty; where only a part of all is, one press shows all. */
export function NoParcels({ view, searchTerm, onShowAll }: NoParcelsProps) {
  const { orders } = useArea('vendor')
  return (
    <EmptyState
      picture={searchTerm ? magnifier : basket}
      tone={searchTerm ? 'cream' : 'indigo'}
      headingLevel={2}
      heading={searchTerm ? orders.noneFound : orders.none[view]}
      actions={
        (searchTerm || view !== 'all') && (
          <Button variant="secondary" onClick={onShowAll}>
            {orders.showAll}
          </Button>
        )
      }
    >
      {searchTerm ? orders.noneFoundText : orders.noneText}
    </EmptyState>
  )
}
