import type { Dispatch } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { CellChange, GridChanges, ListingChanges } from './grid-model.ts'
import type { GridAction } from './grid-state.ts'
import { useCellWords } from './use-cell-words.ts'

interface Conflict {
  listingId: string
  name: string
  listing: ListingChanges
  change: CellChange
}

const conflictsIn = (changes: GridChanges): Conflict[] =>
  [...changes].flatMap(([listingId, listing]) =>
    Object.entries(listing.cells).flatMap(([name, change]) =>
      change.problem?.reason === 'changed' ? [{ listingId, name, listing, change }] : [],
    ),
  )

interface ConflictsPanelProps {
  changes: GridChanges
  dispatch: Dispatch<GridAction>
}

/** What somebody else has saved meanwhile beside what was typed here, with a choice for each cell and for all. */
export function ConflictsPanel({ changes, dispatch }: ConflictsPanelProps) {
  const { conflicts: texts } = useArea('vendor').listingGrid
  const { count } = useCellWords()
  const conflicts = conflictsIn(changes)
  if (conflicts.length === 0) return null
  const decide = (type: 'keep-mine' | 'take-theirs', cells: Conflict[]) => dispatch({ type, cells })
  return (
    <section className="grid gap-3 rounded-panel bg-blush p-5 text-crimson-deep" aria-live="polite">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-h3">{texts.title(count(conflicts.length))}</h2>
          <p className="text-small">{texts.text}</p>
        </div>
        {conflicts.length > 1 && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => decide('keep-mine', conflicts)}>
              {texts.keepAll}
            </Button>
            <Button variant="secondary" onClick={() => decide('take-theirs', conflicts)}>
              {texts.takeAll}
            </Button>
          </div>
        )}
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-control bg-surface px-4 text-ink">
        {conflicts.map((conflict) => (
          <ConflictLine
            key={`${conflict.listingId} ${conflict.name}`}
            conflict={conflict}
            onDecide={(type) => decide(type, [conflict])}
          />
        ))}
      </ul>
    </section>
  )
}

interface ConflictLineProps {
  conflict: Conflict
  onDecide(type: 'keep-mine' | 'take-theirs'): void
}

function ConflictLine({ conflict: { listing, change }, onDecide }: ConflictLineProps) {
  const { listingGrid, listingList: listings } = useArea('vendor')
  const { conflicts: texts } = listingGrid
  const { language } = useMessages().ui
  const { valueText } = useCellWords()
  const { row } = listing
  const variant = row.cells?.variants.find(({ key }) => key === change.variant)
  const cellName = [
    inLanguage(row.title, language) || listings.unnamed,
    ...(variant?.choice ?? []).map((value) => inLanguage(value, language)),
    listings.columns[change.field],
  ].join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
      <p className="min-w-0 grow basis-60 font-semibold">{cellName}</p>
      <p className="text-small">
        {texts.theirs} <strong>{valueText(change.field, change.problem!.theirs)}</strong>
      </p>
      <p className="text-small">
        {texts.mine} <strong>{valueText(change.field, change.now ?? null)}</strong>
      </p>
      <div className="flex gap-2">
        {(['keep-mine', 'take-theirs'] as const).map((type) => {
          const choice = type === 'keep-mine' ? texts.keepMine : texts.takeTheirs
          return (
            <Button
              key={type}
              variant="quiet"
              aria-label={texts.choiceOf(choice, cellName)}
              onClick={() => onDecide(type)}
            >
              {choice}
            </Button>
          )
        })}
      </div>
    </li>
  )
}
