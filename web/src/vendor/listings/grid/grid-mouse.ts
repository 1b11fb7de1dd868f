import type { Dispatch, MouseEvent } from 'react'
import { editOf } from './grid-edits.ts'
import { cellOf, gridColumns, type GridLine } from './grid-model.ts'
import type { GridAction, GridSpot, GridState } from './grid-state.ts'

interface GridMouse {
  lines: readonly GridLine[]
  state: GridState
  /** Where the keyboard is, also before anything was pressed. */
  spot: GridSpot
  dispatch: Dispatch<GridAction>
}

/** The cell that the mouse is on. */
function spotOf({ target }: MouseEvent): GridSpot | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]')
  const line = cell?.closest<HTMLElement>('[data-line]')
  if (!cell || !line) return undefined
  return { line: line.dataset['line']!, column: Number(cell.dataset['column']) }
}

/** What the mouse does in the grid: a press chooses a cell, a second one is like Enter there, and drawing selects. */
export function gridMouse({ lines, state, spot, dispatch }: GridMouse) {
  const { active, editing, changes } = state

  function pressAgain({ line: id, column }: GridSpot) {
    const line = lines.find((one) => one.id === id)
    const cell = line && cellOf(line, gridColumns[column]!)
    if (!line || !cell) return
    if (cell.field === 'cash' || cell.field === 'state') {
      const now = changes.get(cell.listingId)?.cells[cell.name]?.now ?? cell.was
      const text = cell.field === 'cash' ? (now ? 'no' : 'yes') : now === 'paused' ? 'live' : 'paused'
      dispatch({ type: 'change', edits: [editOf(line.row, cell, text)] })
    } else dispatch({ type: 'edit', text: '' })
  }

  return {
    onMouseDown(event: MouseEvent) {
      const to = spotOf(event)
      const isControl = (event.target as HTMLElement).closest('a, button, input:not([aria-hidden])')
      if (!to || isControl || event.button !== 0) return
      // The cell gets the focus by what follows, and no text is marked.
      event.preventDefault()
      const isAgain = to.line === active?.line && to.column === active.column
      if (editing !== null) (document.activeElement as HTMLElement | null)?.blur()
      dispatch({ type: 'move', to, isSelecting: event.shiftKey })
      if (isAgain && !event.shiftKey) pressAgain(to)
    },
    onMouseMove(event: MouseEvent) {
      const to = event.buttons === 1 && editing === null ? spotOf(event) : undefined
      if (to && (to.line !== spot.line || to.column !== spot.column))
        dispatch({ type: 'move', to, isSelecting: true })
    },
  }
}
