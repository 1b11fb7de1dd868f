import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { CellInput } from './cell-input.tsx'
import { changedLook, plainLook, type CellLook } from './cell-look.tsx'
import { ownCellClass } from './grid-look.ts'
import { faultOf, type CellChange, type GridCell, type GridLine, type ListingChanges } from './grid-model.ts'
import { writeCell } from './read-cell.ts'
import type { CellWords } from './use-cell-words.ts'

export interface CellSpot {
  column: number
  isActive: boolean
  isSelected: boolean
}

interface ValueCellProps extends CellSpot {
  words: CellWords
  line: GridLine
  cell: GridCell
  listing: ListingChanges | undefined
  /** The text with which it is being edited. */
  editing: string | null
  onDone(text: string, move: 'down' | 'up' | 'next' | 'back' | null): void
  onCancel(): void
}

/** Only the active cell has a note. */
const noteName = 'listing-grid-note'

/**
 * A cell that can be changed: its value, what it was before, and what is wrong with it. Of a thousand lines nearly all are as
 * they were, and those are an element with a text and nothing else.
 */
export function ValueCell({
  words,
  line,
  cell,
  listing,
  editing,
  onDone,
  onCancel,
  ...spot
}: ValueCellProps) {
  const change = listing?.cells[cell.name]
  const fault = change && listing ? faultOf(listing, cell.name) : undefined
  const note = fault ? words.faultText(fault) : editing === null ? undefined : noteOf(line, cell, words)
  const noteId = note && spot.isActive ? noteName : undefined
  const look = change ? changedLook(cell, change, words) : plainLook(line, cell, words)
  return (
    <div
      role="gridcell"
      aria-colindex={spot.column + 1}
      aria-selected={spot.isSelected}
      aria-invalid={fault ? true : undefined}
      aria-describedby={noteId}
      aria-label={editing === null ? look.label : undefined}
      data-column={spot.column}
      tabIndex={spot.isActive && editing === null ? 0 : -1}
      title={note}
      className={classNames(
        ownCellClass(spot),
        look.className,
        change && 'grid-cell-changed',
        fault && 'grid-cell-wrong',
      )}
    >
      {change ? (
        <Changed {...{ change, words }} isWrong={fault !== undefined}>
          {look.content}
        </Changed>
      ) : (
        look.content
      )}
      {editing !== null && (
        <CellInput
          label={words.listings.columns[cell.field]}
          text={editing || (change ? change.text : writeCell(cell.field, cell.was))}
          isSelected={editing === ''}
          {...{ noteId, onDone, onCancel }}
        />
      )}
      {noteId && <CellNote id={noteId}>{note}</CellNote>}
    </div>
  )
}

/** What somebody who is about to change the cell has to know. */
function noteOf({ row, variant }: GridLine, { field, was }: GridCell, { count, dealText, grid }: CellWords) {
  if (field === 'deal') return dealText(row)
  const promised = variant?.promised ?? 0
  return field === 'stock' && promised > 0 ? grid.promised(count(Number(was)), count(promised)) : undefined
}

const CellNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <p
    id={id}
    className="absolute top-full right-0 z-30 mt-1 w-max max-w-64 rounded-chip bg-night px-3 py-2 text-left text-fine whitespace-normal text-on-night shadow-3"
  >
    {children}
  </p>
)

interface ChangedProps {
  change: CellChange
  words: CellWords
  isWrong: boolean
  children: ReactNode
}

/** The new value beside the old one, which is struck out and gives way to it; a tick and a state only say which they were. */
function Changed({ change: { field, was }, words, isWrong, children }: ChangedProps) {
  const { grid, valueText } = words
  return (
    <>
      {/* The narrow column of ticks has no room for it; its ring says the same. */}
      {isWrong && field !== 'cash' && <CircleAlert aria-hidden className="size-4 shrink-0 text-crimson" />}
      {field !== 'cash' && field !== 'state' && (
        <s aria-hidden className="shrink-999 truncate text-fine text-muted">
          {was === null ? grid.wasNothing : valueText(field, was)}
        </s>
      )}
      <span className="truncate font-bold">{children}</span>
      <VisuallyHidden>, {grid.cellChanged(valueText(field, was))}</VisuallyHidden>
    </>
  )
}

/** A cell that shows something and changes nothing. */
export function FixedCell({
  look: { content, label, title, className },
  ...spot
}: CellSpot & { look: CellLook }) {
  return (
    <div
      role="gridcell"
      aria-colindex={spot.column + 1}
      aria-selected={spot.isSelected}
      aria-label={label}
      title={title}
      data-column={spot.column}
      data-fixed
      tabIndex={spot.isActive ? 0 : -1}
      className={classNames(ownCellClass(spot), className)}
    >
      {content}
    </div>
  )
}
