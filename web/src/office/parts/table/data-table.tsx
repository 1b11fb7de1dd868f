import plug from 'picture:state-plug'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import './data-table.css'

export interface Column<Row> {
  id: string
  header: string
  renderCell(row: Row): ReactNode
  /** Marks the cell that names the row; on a phone it is the heading of the card and has no label. */
  isMain?: true
  className?: string
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  list: EndlessList<Row>
  keyOf(row: Row): string
  /** Shown when the list is empty: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** Details that are shown below the row, over the whole width. */
  renderDetail?: (row: Row) => ReactNode
  isSelected?: (row: Row) => boolean
}

/** Shows a list that is loaded page by page, with a button for more rows. On a phone each row is a card. */
export function DataTable<Row>({
  label,
  columns,
  list,
  keyOf,
  empty,
  renderDetail,
  isSelected,
}: DataTableProps<Row>) {
  const { parts } = useArea('office')
  const { ui } = useMessages()
  const { rows } = list
  if (list.hasFailed) {
    return (
      <ErrorState picture={plug} headingLevel={2} heading={parts.listFailed} query={list}>
        {parts.listFailedText}
      </ErrorState>
    )
  }
  if (!rows) return <TableSkeleton />
  if (rows.length === 0) return <div role="status">{empty}</div>
  return (
    <div>
      <div className="relative overflow-x-auto rounded-panel bg-surface shadow-2">
        <table
          aria-label={label}
          aria-busy={list.isFetching}
          className="office-table w-full border-collapse text-left text-small"
        >
          <thead className="text-fine text-muted">
            <tr>
              {columns.map(({ id, header, className }) => (
                <th key={id} scope="col" className={classNames('px-4 py-3 font-semibold', className)}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={keyOf(row)}
                {...{ row, columns }}
                isSelected={isSelected?.(row) ?? false}
                detail={renderDetail?.(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore list={list} shown={parts.rowsShown(formatCount(rows.length, ui.language))} />
    </div>
  )
}

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  isSelected: boolean
  detail: ReactNode
}

function TableRow<Row>({ row, columns, isSelected, detail }: TableRowProps<Row>) {
  return (
    <>
      <tr
        data-row
        tabIndex={-1}
        data-selected={isSelected || undefined}
        className="border-t border-line align-top max-md:py-2 data-selected:bg-blush"
      >
        {columns.map(({ id, header, renderCell, isMain, className }) => (
          <td
            key={id}
            className={classNames('px-4 py-3 max-md:py-1.5', className)}
            {...(!isMain && { 'data-label': header })}
          >
            {renderCell(row)}
          </td>
        ))}
      </tr>
      {detail && (
        <tr>
          <td colSpan={columns.length} className="px-4 pb-4">
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}

interface LoadMoreProps {
  list: Pick<EndlessList<unknown>, 'hasMore' | 'isLoadingMore' | 'hasMoreFailed' | 'loadMore'>
  /** A text that says how many rows are shown. */
  shown: string
}

/** The foot of the list: how many rows are shown, and a button that loads more. */
export function LoadMore({ list, shown }: LoadMoreProps) {
  const { parts } = useArea('office')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-1 pt-3">
      <p role="status" className="text-small text-muted">
        {list.hasMoreFailed ? parts.moreFailed : list.hasMore ? shown : `${shown} · ${parts.isEnd}`}
      </p>
      {list.hasMore && (
        <Button
          variant="secondary"
          isBusy={list.isLoadingMore}
          busyLabel={parts.loadingMore}
          onClick={list.loadMore}
        >
          {list.hasMoreFailed ? parts.retry : parts.loadMore}
        </Button>
      )}
    </div>
  )
}
