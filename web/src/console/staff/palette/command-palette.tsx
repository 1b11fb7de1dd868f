import Search from 'lucide-react/icons/search'
import { useId, useState, type KeyboardEvent } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { usePaletteRows, type PaletteRow } from './use-palette-rows.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

/** One field that searches the console, opens pages and runs actions; arrow keys choose, Enter opens. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const { palette } = useArea('staff')
  const base = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { rows, isSearching, isError } = usePaletteRows(typed, onClose)
  const at = Math.min(chosen, rows.length - 1)
  const idOf = (index: number) => `${base}-${index}`

  function choose(index: number) {
    const next = (index + rows.length) % rows.length
    setChosen(next)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  function handleKeyDown(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at - 1),
      Enter: () => rows[at]?.go(),
    }
    const action = actions[event.key]
    if (!action || rows.length === 0) return
    event.preventDefault()
    action()
  }

  return (
    <ModalFrame isOpen onClose={onClose} labelledBy={`${base}-title`} className="modal-frame-centred">
      <h2 id={`${base}-title`} className="sr-only">
        {palette.title}
      </h2>
      <div className="relative border-b border-line">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-muted"
        />
        <input
          data-autofocus
          role="combobox"
          aria-label={palette.title}
          aria-expanded={rows.length > 0}
          aria-controls={`${base}-list`}
          aria-activedescendant={rows.length > 0 ? idOf(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={searchTermMaxLength}
          placeholder={palette.hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={handleKeyDown}
          className="h-15 w-full bg-transparent pr-5 pl-13 text-lead outline-none focus-visible:shadow-none"
        />
      </div>
      <p role="status" className="px-5 pt-2 text-small text-muted empty:hidden">
        {isError ? palette.failed : isSearching ? palette.searching : rows.length === 0 ? palette.none : ''}
      </p>
      <div
        id={`${base}-list`}
        role="listbox"
        aria-label={palette.title}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-2"
      >
        {rows.map((row, index) => (
          <Row
            key={row.id}
            id={idOf(index)}
            row={row}
            isChosen={index === at}
            group={rows[index - 1]?.group === row.group ? undefined : palette[row.group]}
            onPoint={() => setChosen(index)}
          />
        ))}
      </div>
    </ModalFrame>
  )
}

interface RowProps {
  id: string
  row: PaletteRow
  isChosen: boolean
  /** The heading above the first row of a group. */
  group: string | undefined
  onPoint(): void
}

const Row = ({ id, row, isChosen, group, onPoint }: RowProps) => (
  <>
    {group && (
      <div role="presentation" className="px-3 pt-3 pb-1 text-fine font-semibold text-muted">
        {group}
      </div>
    )}
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={row.go}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1.5',
        isChosen && 'bg-blush text-crimson-deep',
      )}
    >
      <span className="min-w-0 truncate font-semibold">{row.title}</span>
      <span className="max-w-[50%] truncate text-small text-muted">{row.detail}</span>
    </div>
  </>
)
