import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { fieldId } from '../form/field-id.ts'
import { cellFields, cellsOfPaste, parseCell, type CellField, type CellValue } from './parse-cells.ts'

interface CellInputProps {
  row: number
  field: CellField
  label: string
  /** As it is shown while nobody types. */
  text: string
  error: string | undefined
  isDisabled: boolean
  onCommit(value: CellValue): void
  /** Puts the value into all cells below. */
  onFillDown(value: CellValue): void
  /** Several cells of a spreadsheet, from this one on. */
  onPaste(cells: string[][]): void
  onFocus?(): void
  className?: string
}

const cellId = (row: number, field: CellField) => fieldId(`variants.${row}.${field}`)
const focusCell = (row: number, field: CellField | undefined) => {
  const next = field && document.getElementById(cellId(row, field))
  if (!(next instanceof HTMLInputElement) || next.disabled) return false
  next.focus()
  return true
}

/** A cell of the grid: arrows and Enter move, Escape takes back, Ctrl + D fills down, and a column can be pasted. */
export function CellInput(props: CellInputProps) {
  const { row, field, label, text, error, isDisabled, onCommit, onFillDown, onPaste, onFocus } = props
  const { listingEditor: editor } = useArea('vendor')
  const [typed, setTyped] = useState<string>()
  const value = typed === undefined ? undefined : parseCell(field, typed)
  const isUnreadable = typed !== undefined && value === undefined
  const fault = isUnreadable ? (field === 'stock' ? editor.notACount : editor.notAnAmount) : error

  function commit() {
    if (typed === undefined || value === undefined) return
    setTyped(undefined)
    if (value !== parseCell(field, text)) onCommit(value)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const { key } = event
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'd') {
      event.preventDefault()
      const filled = typed === undefined ? parseCell(field, text) : value
      if (filled === undefined) return
      commit()
      return onFillDown(filled)
    }
    if (key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
      return
    }
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length
    const at = cellFields.indexOf(field)
    const isAtStart = input.selectionStart === 0 && (isAll || input.selectionEnd === 0)
    const isAtEnd =
      input.selectionEnd === input.value.length && (isAll || input.selectionStart === input.selectionEnd)
    const moved =
      key === 'ArrowUp'
        ? focusCell(row - 1, field)
        : key === 'ArrowDown' || key === 'Enter'
          ? focusCell(row + 1, field)
          : key === 'ArrowLeft' && isAtStart
            ? focusNear(row, cellFields.slice(0, at).toReversed())
            : key === 'ArrowRight' && isAtEnd && focusNear(row, cellFields.slice(at + 1))
    if (key === 'Enter' && !moved) commit()
    if (moved || key === 'Enter') event.preventDefault()
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const cells = cellsOfPaste(event.clipboardData.getData('text'))
    if (cells.length === 1 && cells[0]!.length === 1) return
    event.preventDefault()
    setTyped(undefined)
    onPaste(cells)
  }

  return (
    <>
      <input
        id={cellId(row, field)}
        type="text"
        inputMode={field === 'sku' ? 'text' : 'decimal'}
        autoComplete="off"
        // The smallest width of the column.
        size={field === 'sku' ? 14 : 6}
        aria-label={label}
        // A long one is cut off at its end, where it differs from others.
        title={field === 'sku' ? text : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${cellId(row, field)}-note` : undefined}
        disabled={isDisabled}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ currentTarget }) => {
          currentTarget.select()
          onFocus?.()
        }}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={paste}
        className={classNames(
          'min-h-11 w-full bg-transparent px-3 py-2 outline-none focus:inset-ring-2 focus:inset-ring-indigo aria-invalid:inset-ring-2 aria-invalid:inset-ring-crimson disabled:text-muted',
          field === 'sku' ? 'text-fine' : 'text-right tabular-nums',
          props.className,
        )}
      />
      {fault && (
        <span
          id={`${cellId(row, field)}-note`}
          className="block px-2 pb-1.5 text-fine font-semibold text-crimson"
        >
          {fault}
        </span>
      )}
    </>
  )
}

/** The nearest of these cells of a row that can be written in. */
const focusNear = (row: number, fields: readonly CellField[]) => fields.some((field) => focusCell(row, field))
