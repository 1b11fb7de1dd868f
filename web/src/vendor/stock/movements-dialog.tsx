import plug from 'picture:state-plug'
import type { StockItem, StockMovement } from '@haat/contract/domains/stock.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useEndlessList, type EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { ItemName } from './item-name.tsx'
import { stockQueries } from './stock.queries.ts'

interface MovementsDialogProps {
  shopId: string
  item: StockItem
  onClose(): void
}

/** How what is on hand of a variant came about. */
export function MovementsDialog({ shopId, item, onClose }: MovementsDialogProps) {
  const { movements, form } = useArea('vendor').stock
  const { parts } = useArea('office')
  const { ui } = useMessages()
  const list = useEndlessList(stockQueries.movements(useCall(), shopId, item.variantId))
  const shown = list.firstPage?.item ?? item
  return (
    <Dialog isOpen onClose={onClose} title={movements.title}>
      <div className="grid gap-4">
        <ItemName item={shown} />
        <p className="text-small font-semibold">{form.now(formatCount(shown.onHand, ui.language))}</p>
        {list.hasFailed ? (
          <ErrorState picture={plug} headingLevel={2} heading={movements.loadFailed} query={list}>
            {parts.listFailedText}
          </ErrorState>
        ) : list.rows ? (
          <MovementRows list={list} rows={list.rows} />
        ) : (
          <TableSkeleton />
        )}
      </div>
    </Dialog>
  )
}

function MovementRows({ list, rows }: { list: EndlessList<StockMovement>; rows: StockMovement[] }) {
  const { movements } = useArea('vendor').stock
  if (rows.length === 0) return <p className="text-muted">{movements.none}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      {list.hasMoreFailed && (
        <p role="alert" className="text-small font-semibold text-crimson">
          {movements.moreFailed}
        </p>
      )}
      {list.hasMore && (
        <Button
          variant="secondary"
          isBusy={list.isLoadingMore}
          busyLabel={movements.loadingMore}
          onClick={list.loadMore}
        >
          {movements.more}
        </Button>
      )}
    </>
  )
}

function MovementRow({ movement }: { movement: StockMovement }) {
  const { movements } = useArea('vendor').stock
  const { ui } = useMessages()
  const { change, reason, words, by, orderNumber, at } = movement
  const time = formatLocalDateTime(at, ui.language)
  return (
    <li className="flex gap-4 py-3">
      <strong
        className={classNames(
          'w-14 shrink-0 text-end text-title tabular-nums',
          change > 0 ? 'text-pine' : 'text-crimson',
        )}
      >
        {change > 0 ? '+' : ''}
        {formatCount(change, ui.language)}
      </strong>
      <div className="min-w-0">
        <p className="font-semibold">
          {movements.reasons[reason]}
          {orderNumber && (
            <span className="font-normal text-muted" translate="no">
              {' '}
              · {movements.order(orderNumber)}
            </span>
          )}
        </p>
        {words && <p className="wrap-anywhere">{words}</p>}
        <p className="text-small text-muted">
          <time dateTime={at}>{by ? movements.by(by, time) : time}</time>
        </p>
      </div>
    </li>
  )
}
