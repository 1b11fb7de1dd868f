import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import type { PickingLine } from '@haat/contract/domains/orders.parcels.ts'
import { useCall } from '#api/use-router-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { useItemName } from '../../stock/item-name.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { usePapers } from '../parts/use-papers.ts'
import { parcelQueries } from '../parcels.queries.ts'

interface PickingDialogProps {
  shopId: string
  numbers: string[]
  onClose(): void
}

/** Everything to fetch for the chosen parcels, shelf by shelf. */
export function PickingDialog({ shopId, numbers, onClose }: PickingDialogProps) {
  const { orders } = useArea('vendor')
  const { picking } = orders
  const { count } = useFigures()
  const query = useQuery(parcelQueries.picking(useCall(), shopId, numbers))
  const papers = usePapers(shopId)
  const lines = query.data
  const pieces = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={picking.title}
      footer={
        <Button
          isWide
          variant="secondary"
          isBusy={papers.isPending}
          onClick={() => papers.mutate({ numbers, kinds: ['picking'] })}
        >
          {picking.print}
        </Button>
      }
    >
      {lines ? (
        <>
          <p className="text-small text-muted">
            {picking.lead(orders.selected(count(numbers.length)), orders.pieces(count(pieces)))}
          </p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <PickingRow key={line.variantId} line={line} />
            ))}
          </ul>
        </>
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={picking.failed} query={query} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-16 rounded-control" />
          <Skeleton className="h-16 rounded-control" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

function PickingRow({ line }: { line: PickingLine }) {
  const { picking, facts } = useArea('vendor').orders
  const { count } = useFigures()
  const nameOf = useItemName()
  return (
    <li className="flex items-center gap-3 py-3">
      <Picture
        picture={line.picture}
        sizes="56px"
        onlyWidths={[160]}
        isDecorative
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{nameOf(line)}</p>
        <p className="text-fine text-muted wrap-anywhere">
          <span translate="no">{line.sku}</span> ·{' '}
          {line.orders.map(({ number, quantity }) => picking.of(number, count(quantity))).join(', ')}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <span className="text-h3">× {count(line.quantity)}</span>
        <Badge tone="sunken">{line.shelf ? facts.shelf(line.shelf) : picking.noShelf}</Badge>
      </div>
    </li>
  )
}
