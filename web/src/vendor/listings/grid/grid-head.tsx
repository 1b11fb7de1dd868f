import { useEffect, useRef } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { lineClass } from './grid-look.ts'
import { gridColumns } from './grid-model.ts'

interface GridHeadProps {
  isAllChosen: boolean
  isSomeChosen: boolean
  onChooseAll(isChosen: boolean): void
}

const ofNumbers = new Set<string>(['price', 'deal', 'stock', 'ready'])

/** The names of the columns, which stay in view while the lines are scrolled. */
export function GridHead({ isAllChosen, isSomeChosen, onChooseAll }: GridHeadProps) {
  const { listingGrid: grid, listingList: listings } = useArea('vendor')
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    all.current!.indeterminate = isSomeChosen && !isAllChosen
  }, [isSomeChosen, isAllChosen])
  return (
    <div role="rowgroup" className="z-20 border-b border-line bg-paper xl:sticky xl:top-0">
      <div role="row" aria-rowindex={1} className={lineClass}>
        {gridColumns.map((column, at) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={at + 1}
            className={classNames(
              'flex min-h-10 items-center border-l border-line px-2.5 text-fine font-semibold text-muted first:border-l-0',
              ofNumbers.has(column) && 'justify-end text-right',
              column === 'cash' && 'justify-center',
            )}
          >
            {column === 'choose' ? (
              <input
                ref={all}
                type="checkbox"
                aria-label={grid.chooseAll}
                checked={isAllChosen}
                onChange={(event) => onChooseAll(event.target.checked)}
                className="tick mx-auto"
              />
            ) : (
              <span title={listings.columns[column]} className="truncate">
                {column === 'cash' ? grid.cashShort : listings.columns[column]}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

const keyClass = 'rounded-badge bg-sunken px-1.5 py-0.5 font-sans text-fine font-semibold text-ink'

/** The keys that are worth knowing. */
export function GridKeyHints() {
  const { keys, help } = useArea('vendor').listingGrid
  return (
    <p className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-fine text-muted">
      <span aria-hidden className="flex flex-wrap gap-x-4">
        <span>
          <kbd className={keyClass}>Enter</kbd> {keys.edit}
        </span>
        <span>
          <kbd className={keyClass}>Tab</kbd> {keys.next}
        </span>
        <span>
          <kbd className={keyClass}>Ctrl V</kbd> {keys.paste}
        </span>
      </span>
      <span id="listing-grid-help" className="sr-only">
        {help}
      </span>
    </p>
  )
}

/** How the cells tell what was changed. */
export const GridLegend = () => (
  <p className="flex items-center justify-end gap-1.5 px-4 py-3 text-fine text-muted">
    <span aria-hidden className="grid-cell-changed relative inline-block size-4 rounded-[3px]" />
    {useArea('vendor').listingGrid.legend}
  </p>
)
