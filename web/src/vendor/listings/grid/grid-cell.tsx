import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId, type ReactNode } from 'react'
import { lowStockCount } from '@haat/contract/domains/catalogue.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { StateBadges } from '../list/listing-looks.tsx'
import { CellInput } from './cell-input.tsx'
import { faultOf, type CellChange, type GridCell, type GridLine, type ListingChanges } from './grid-model.ts'
import { ownCellClass } from './grid-look.ts'
import { writeCell } from './read-cell.ts'
import { SpanText } from './span-text.tsx'
import { useCellWords } from './use-cell-words.ts'

export interface CellSpot {
  column: number
  isActive: boolean
  isSelected: boolean
}

interface GridCellProps extends CellSpot {
  line: GridLine
  cell: GridCell
  listing: ListingChanges | undefined
  /** The text with which it is being edited. */
  editing: string | null
  onDone(text: string, move: 'down' | 'up' | 'next' | 'back' | null): void
  onCancel(): void
}

/** A cell that can be changed: its value, what it was before, and what is wrong with it. */
export function ValueCell({ line, cell, listing, editing, onDone, onCancel, ...spot }: GridCellProps) {
  const { listingGrid: grid, listingList: listings } = useArea('vendor')
  const { valueText, faultText, dealText, count } = useCellWords()
  const id = useId()
  const change = listing?.cells[cell.name]
  const fault = change && listing ? faultOf(listing, cell.name) : undefined
  const promised = line.variant?.promised ?? 0
  const note = fault
    ? faultText(fault)
    : editing === null
      ? undefined
      : cell.field === 'deal'
        ? dealText(line.row)
        : cell.field === 'stock' && promised > 0
          ? grid.promised(count(Number(cell.was)), count(promised))
          : undefined
  const noteId = note && spot.isActive ? `${id}-note` : undefined
  const header = listings.columns[cell.field]
  return (
    <div
      role="gridcell"
      aria-colindex={spot.column + 1}
      aria-selected={spot.isSelected}
      aria-invalid={fault ? true : undefined}
      aria-describedby={noteId}
      data-column={spot.column}
      tabIndex={spot.isActive && editing === null ? 0 : -1}
      title={note}
      className={classNames(
        ownCellClass(spot),
        cell.field === 'cash' ? 'justify-center' : cell.field !== 'state' && 'justify-end',
        change && 'grid-cell-changed',
        fault && 'grid-cell-wrong',
      )}
    >
      {fault && <CircleAlert aria-hidden className="size-4 shrink-0 text-crimson" />}
      <OldValue change={change} />
      <span className={classNames('truncate', change && 'font-bold')}>
        <Value {...{ line, cell, change }} />
      </span>
      {change && <VisuallyHidden>, {grid.cellChanged(valueText(cell.field, change.was))}</VisuallyHidden>}
      {editing !== null && (
        <CellInput
          label={header}
          text={editing || (change ? change.text : writeCell(cell.field, cell.was))}
          isSelected={editing === ''}
          {...{ noteId, onDone, onCancel }}
        />
      )}
      {noteId && <CellNote id={noteId}>{note}</CellNote>}
    </div>
  )
}

const CellNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <p
    id={id}
    className="absolute top-full right-0 z-30 mt-1 w-max max-w-64 rounded-chip bg-night px-3 py-2 text-left text-fine whitespace-normal text-on-night shadow-3"
  >
    {children}
  </p>
)

function OldValue({ change }: { change: CellChange | undefined }) {
  const { listingGrid: grid } = useArea('vendor')
  const { valueText } = useCellWords()
  if (!change || change.field === 'cash' || change.field === 'state') return null
  return (
    <s aria-hidden className="truncate text-fine text-muted">
      {change.was === null ? grid.wasNothing : valueText(change.field, change.was)}
    </s>
  )
}

function Value({ line, cell, change }: { line: GridLine; cell: GridCell; change: CellChange | undefined }) {
  const { listingList: listings } = useArea('vendor')
  const { valueText, count } = useCellWords()
  const value = change ? change.now : cell.was
  if (value === undefined) return change!.text
  if (cell.field === 'cash') {
    return (
      <>
        {/* The cell itself is pressed; the tick only shows. */}
        <input
          type="checkbox"
          aria-hidden
          tabIndex={-1}
          checked={value === true}
          readOnly
          className="tick pointer-events-none"
        />
        <VisuallyHidden>{valueText('cash', value)}</VisuallyHidden>
      </>
    )
  }
  if (cell.field === 'state') {
    const { row } = line
    if (!change) return <StateBadges row={{ ...row, changes: 'none' }} />
    return (
      <StateBadges
        row={{
          ...row,
          changes: 'none',
          state: value === 'paused' ? 'paused' : 'live',
        }}
      />
    )
  }
  if (value === null)
    return (
      <SpanText text={listings.none} words={cell.field === 'deal' ? listings.noDeal : listings.notSaid} />
    )
  if (cell.field === 'deal') return <span className="text-crimson">{valueText('deal', value)}</span>
  const { promised } = line.variant ?? { promised: 0 }
  if (
    cell.field === 'stock' &&
    !change &&
    line.row.publicId !== null &&
    Number(value) - promised <= lowStockCount
  )
    return (
      <span className="font-bold text-crimson">
        <SpanText text={count(Number(value))} words={listings.low(count(Number(value)))} />
      </span>
    )
  return valueText(cell.field, value)
}

/** A cell that shows something and changes nothing. */
export function FixedCell({
  children,
  isEnd,
  ...spot
}: CellSpot & { children?: ReactNode; isEnd?: boolean }) {
  return (
    <div
      role="gridcell"
      aria-colindex={spot.column + 1}
      aria-selected={spot.isSelected}
      data-column={spot.column}
      data-fixed
      tabIndex={spot.isActive ? 0 : -1}
      className={classNames(ownCellClass(spot), isEnd && 'justify-end')}
    >
      {children}
    </div>
  )
}
