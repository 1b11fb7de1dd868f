import plug from 'picture:state-plug'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadMore } from './load-more.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import type { DeepList } from './use-deep-list.ts'

export interface Column<Row> {
  id: string
  header: string
  renderCell(row: Row): ReactNode
  /** The cell that names the row: on a phone it heads the card, without a label. */
  isMain?: true
  className?: string
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  list: DeepList<Row>
  keyOf(row: Row): string
  /** Said when there is nothing: an `EmptyState`, or a sentence. */
  empty: ReactNode
  /** Opened below its row, over the whole width. */
  renderDetail?: (row: Row) => ReactNode
  isSelected?: (row: Row) => boolean
}

/** A list of the server: rows as they came, more of them on demand. On a phone each row is a card. */
export function DataTable<Row>({
  label,
  columns,
  list,
  keyOf,
  empty,
  renderDetail,
  isSelected,
}: DataTableProps<Row>) {
  const { parts } = useArea('staff')
  const { ui } = useMessages()
  const { rows } = list
  if (list.isBroken) {
    return (
      <ErrorState
        picture={plug}
        headingLevel={2}
        heading={parts.listFailed}
        onRetry={list.retry}
        isRetrying={list.isLoading}
      >
        {parts.listFailedText}
      </ErrorState>
    )
  }
  if (!rows) return <TableSkeleton />
  if (rows.length === 0) return <div role="status">{empty}</div>
  return (
    <div>
      <div className="overflow-x-auto rounded-panel bg-surface shadow-2">
        <table
          aria-label={label}
          aria-busy={list.isLoading}
          className="console-table w-full border-collapse text-left text-small"
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
