import type { BulkAnswer, CellValue } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { CellChange, GridCell, GridChanges, ListingChanges } from './grid-model.ts'

/** Where in the grid: a line and the number of a column. */
export interface GridSpot {
  line: string
  column: number
}

export interface CellEdit {
  row: ListingRow
  cell: GridCell
  /** Undefined where the text cannot be read; null takes a deal away. */
  now: CellValue | undefined
  text: string
}

export interface GridState {
  changes: GridChanges
  past: readonly GridChanges[]
  future: readonly GridChanges[]
  /** Whether all changes were just thrown away, which is offered to be undone. */
  isDiscarded: boolean
  chosen: ReadonlySet<string>
  unfolded: ReadonlySet<string>
  active: GridSpot | null
  /** The other corner of what is selected; null while only the active cell is. */
  anchor: GridSpot | null
  /** The text with which a cell began to be edited; null while none is. */
  editing: string | null
}

export const emptyGrid: GridState = {
  changes: new Map(),
  past: [],
  future: [],
  isDiscarded: false,
  chosen: new Set(),
  unfolded: new Set(),
  active: null,
  anchor: null,
  editing: null,
}

export type GridAction =
  | { type: 'change'; edits: readonly CellEdit[] }
  | { type: 'take-back'; cells: readonly GridCell[] }
  | { type: 'undo' | 'redo' | 'discard' }
  | { type: 'move'; to: GridSpot; isSelecting?: boolean }
  | { type: 'edit'; text: string }
  | { type: 'stop-editing' }
  | { type: 'choose'; ids: readonly string[]; isChosen: boolean }
  | { type: 'unfold'; id: string; isUnfolded: boolean }
  | {
      type: 'answered'
      answer: BulkAnswer
      sent: ReadonlyMap<string, readonly string[]>
    }
  | { type: 'saved'; ids: readonly string[] }
  | {
      type: 'keep-mine' | 'take-theirs'
      cells: readonly { listingId: string; name: string }[]
    }

/** So many steps can be undone. */
const mostSteps = 100

export function changeGrid(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case 'change':
      return withChanges({ ...state, editing: null }, edited(state.changes, action.edits))
    case 'take-back':
      return withChanges(
        state,
        without(
          state.changes,
          action.cells.map(({ listingId, name }) => ({ listingId, name })),
        ),
      )
    case 'undo':
    case 'redo':
      return stepped(state, action.type)
    case 'discard':
      return { ...withChanges(state, new Map()), isDiscarded: true }
    case 'move':
      return {
        ...state,
        active: action.to,
        anchor: action.isSelecting ? (state.anchor ?? state.active) : null,
        editing: null,
      }
    case 'edit':
      return { ...state, editing: action.text, anchor: null }
    case 'stop-editing':
      return { ...state, editing: null }
    case 'choose':
      return {
        ...state,
        chosen: toggled(state.chosen, action.ids, action.isChosen),
      }
    case 'unfold':
      return {
        ...state,
        unfolded: toggled(state.unfolded, [action.id], action.isUnfolded),
      }
    case 'answered':
      return { ...state, changes: withProblems(state.changes, action) }
    case 'saved':
      // What is saved cannot be undone here, so the steps before it are forgotten.
      return {
        ...state,
        past: [],
        future: [],
        changes: new Map([...state.changes].filter(([id]) => !action.ids.includes(id))),
      }
    case 'keep-mine':
      return withChanges(state, kept(state.changes, action.cells))
    case 'take-theirs':
      return withChanges(state, without(state.changes, action.cells))
  }
}

function withChanges(state: GridState, changes: GridChanges): GridState {
  if (changes === state.changes) return state
  return {
    ...state,
    changes,
    past: [...state.past, state.changes].slice(-mostSteps),
    future: [],
    isDiscarded: false,
  }
}

function stepped(state: GridState, way: 'undo' | 'redo'): GridState {
  const { past, future, changes } = state
  const next = way === 'undo' ? past.at(-1) : future[0]
  if (!next) return state
  return way === 'undo'
    ? {
        ...state,
        changes: next,
        past: past.slice(0, -1),
        future: [changes, ...future],
      }
    : {
        ...state,
        changes: next,
        past: [...past, changes],
        future: future.slice(1),
      }
}

function toggled(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const id of ids) {
    if (isIn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** A cell that is what it was is not changed any more. */
function edited(changes: GridChanges, edits: readonly CellEdit[]): GridChanges {
  if (edits.length === 0) return changes
  const next = new Map(changes)
  for (const { row, cell, now, text } of edits) {
    const before = next.get(cell.listingId)
    const was = before?.cells[cell.name]?.was ?? cell.was
    const cells = { ...before?.cells }
    if (now === was) delete cells[cell.name]
    else
      cells[cell.name] = {
        field: cell.field,
        variant: cell.variant,
        was,
        now,
        text,
      }
    put(next, cell.listingId, { row: before?.row ?? row, cells })
  }
  return next
}

function put(changes: Map<string, ListingChanges>, id: string, listing: ListingChanges) {
  if (Object.keys(listing.cells).length === 0) changes.delete(id)
  else changes.set(id, listing)
}

/** What somebody decides about one cell counts for this cell alone. */
function mapped(
  changes: GridChanges,
  cells: readonly { listingId: string; name: string }[],
  change: (known: CellChange) => CellChange | null,
): GridChanges {
  const next = new Map(changes)
  for (const { listingId, name } of cells) {
    const listing = next.get(listingId)
    const known = listing?.cells[name]
    if (!listing || !known) continue
    const { [name]: _gone, ...others } = listing.cells
    const changed = change(known)
    put(next, listingId, {
      ...listing,
      cells: changed ? { ...listing.cells, [name]: changed } : others,
    })
  }
  return next
}

const without = (changes: GridChanges, cells: readonly { listingId: string; name: string }[]) =>
  mapped(changes, cells, () => null)

/** What is typed stays, over what somebody else has made of it. */
const kept = (changes: GridChanges, cells: readonly { listingId: string; name: string }[]) =>
  mapped(changes, cells, ({ problem, ...change }) => ({
    ...change,
    was: problem ? problem.theirs : change.was,
  }))

function withProblems(
  changes: GridChanges,
  { answer, sent }: { answer: BulkAnswer; sent: ReadonlyMap<string, readonly string[]> },
): GridChanges {
  const next = new Map(changes)
  for (const { listingId, problems } of answer.items) {
    const names = sent.get(listingId) ?? []
    for (const problem of problems) {
      const listing = next.get(listingId)
      const name = names[problem.at]
      const known = name === undefined ? undefined : listing?.cells[name]
      if (!listing || name === undefined || !known) continue
      next.set(listingId, {
        ...listing,
        cells: { ...listing.cells, [name]: { ...known, problem } },
      })
    }
  }
  return next
}
