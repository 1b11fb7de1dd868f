import { useRef, type ClipboardEvent, type Dispatch, type KeyboardEvent } from 'react'
import { readSheet, writeSheet } from './spreadsheet-text.ts'
import { editOf, fillEdits, pasteEdits, textsOf } from './grid-edits.ts'
import { areaOf, cellsIn, lineNumber, movedBy, nextEditable, spotAt } from './grid-moves.ts'
import { cellOf, faultOf, gridColumns, type GridLine } from './grid-model.ts'
import { changeGrid, type CellEdit, type GridAction, type GridSpot, type GridState } from './grid-state.ts'

export type GridNews =
  | { news: 'undone' | 'redone' | 'discarded' | 'pastedNothing' }
  | { news: 'filled' | 'copied'; count: number }
  | { news: 'pasted'; count: number; faults: number }

interface GridKeys {
  lines: readonly GridLine[]
  state: GridState
  /** Where the keyboard is, also before anything was pressed. */
  spot: GridSpot
  dispatch: Dispatch<GridAction>
  onNews(news: GridNews): void
}

/** Controls in a cell that can have the focus themselves. */
const controls = 'a[href], button, input'

/** What keys and the clipboard do in the grid while no cell is being edited. */
export function useGridKeys({ lines, state, spot, dispatch, onNews }: GridKeys) {
  // After Escape the next Tab leaves the grid, as nobody may be held in it.
  const isLeaving = useRef(false)
  const { changes } = state
  const line = lines[lineNumber(lines, spot)]
  const column = gridColumns[spot.column]!
  const area = areaOf(lines, spot, state.anchor)

  const change = (edits: CellEdit[]) => dispatch({ type: 'change', edits })

  function press(cellElement: HTMLElement) {
    if (!line) return
    const cell = cellOf(line, column)
    const value = cell && (changes.get(cell.listingId)?.cells[cell.name]?.now ?? cell.was)
    if (column === 'choose')
      dispatch({
        type: 'choose',
        ids: [line.row.id],
        isChosen: !state.chosen.has(line.row.id),
      })
    else if (column === 'listing') cellElement.querySelector<HTMLElement>(controls)?.focus()
    else if (cell?.field === 'cash') change([editOf(line.row, cell, value ? 'no' : 'yes')])
    else if (cell?.field === 'state') change([editOf(line.row, cell, value === 'paused' ? 'live' : 'paused')])
    else if (cell) dispatch({ type: 'edit', text: '' })
    else if (!line.variant && !line.isUnfolded && (line.row.cells?.variants.length ?? 0) > 1)
      dispatch({ type: 'unfold', id: line.row.id, isUnfolded: true })
  }

  function step(type: 'undo' | 'redo') {
    if ((type === 'undo' ? state.past : state.future).length === 0) return
    dispatch({ type })
    onNews({ news: type === 'undo' ? 'undone' : 'redone' })
  }

  function takeBack() {
    if (!area) return
    const cells = cellsIn(lines, area)
    const deals = cells.filter(({ cell }) => cell.field === 'deal')
    // An empty deal is a value: none. Everything else has one always and gets back the one before.
    change(deals.map((one) => editOf(one.line.row, one.cell, '')))
    const others = cells.filter(({ cell }) => cell.field !== 'deal').map(({ cell }) => cell)
    if (others.length > 0) dispatch({ type: 'take-back', cells: others })
  }

  function fill() {
    if (!area) return
    const edits = fillEdits(lines, area, changes)
    change(edits)
    onNews({ news: 'filled', count: edits.length })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    const cellElement = target.closest<HTMLElement>('[data-column]')
    if (!cellElement) return
    if (target !== cellElement) return inCell(event, cellElement)
    const { key } = event
    const isCommand = event.ctrlKey || event.metaKey
    const wasLeaving = isLeaving.current
    isLeaving.current = key === 'Escape'
    const done = () => event.preventDefault()
    if (key === 'Tab') {
      const next = wasLeaving ? null : nextEditable(lines, spot, event.shiftKey ? -1 : 1)
      if (!next) return
      done()
      return dispatch({ type: 'move', to: next })
    }
    const letter = key.toLowerCase()
    if (isCommand && letter === 'z') {
      done()
      return step(event.shiftKey ? 'redo' : 'undo')
    }
    if (isCommand && letter === 'y') {
      done()
      return step('redo')
    }
    if (isCommand && letter === 'd') {
      done()
      return fill()
    }
    if (isCommand && letter === 'a') {
      done()
      dispatch({ type: 'move', to: spotAt(lines, 0, 0) })
      return dispatch({
        type: 'move',
        to: spotAt(lines, lines.length - 1, gridColumns.length - 1),
        isSelecting: true,
      })
    }
    const to = movedBy(event, lines, spot)
    if (to) {
      done()
      return dispatch({ type: 'move', to, isSelecting: event.shiftKey })
    }
    if (key === 'Enter' || key === 'F2' || key === ' ') {
      done()
      return press(cellElement)
    }
    if (key === 'Delete' || key === 'Backspace') {
      done()
      return takeBack()
    }
    if (key === 'Escape') return dispatch({ type: 'move', to: spot })
    const cell = line && cellOf(line, column)
    if (
      key.length === 1 &&
      !isCommand &&
      !event.altKey &&
      cell &&
      cell.field !== 'cash' &&
      cell.field !== 'state'
    ) {
      done()
      dispatch({ type: 'edit', text: key })
    }
  }

  function onCopy(event: ClipboardEvent) {
    if (!area || isInControl(event.target)) return
    event.preventDefault()
    const texts = textsOf(lines, area, changes)
    event.clipboardData.setData('text/plain', writeSheet(texts))
    onNews({ news: 'copied', count: texts.length * texts[0]!.length })
  }

  function onPaste(event: ClipboardEvent) {
    if (!area || isInControl(event.target)) return
    event.preventDefault()
    const edits = pasteEdits(lines, area, readSheet(event.clipboardData.getData('text/plain')))
    change(edits)
    if (edits.length === 0) return onNews({ news: 'pastedNothing' })
    const after = changeGrid(state, { type: 'change', edits }).changes
    const faults = edits.filter(({ cell }) => {
      const listing = after.get(cell.listingId)
      return listing && faultOf(listing, cell.name)
    })
    onNews({ news: 'pasted', count: edits.length, faults: faults.length })
  }

  return { onKeyDown, onCopy, onPaste, step }
}

const isInControl = (target: EventTarget) => (target as HTMLElement).matches('input')

/** In a cell with controls the arrows go from one to the next, and Escape back to the cell. */
function inCell(event: KeyboardEvent<HTMLElement>, cellElement: HTMLElement) {
  const all = [...cellElement.querySelectorAll<HTMLElement>(controls)]
  const at = all.indexOf(event.target as HTMLElement)
  const to =
    event.key === 'Escape'
      ? cellElement
      : event.key === 'ArrowRight'
        ? all[at + 1]
        : event.key === 'ArrowLeft'
          ? all[at - 1]
          : undefined
  if (!to) return
  event.preventDefault()
  to.focus()
}
