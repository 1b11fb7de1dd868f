import PencilLine from 'lucide-react/icons/pencil-line'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { cellFields } from '@haat/contract/domains/listings.bulk.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { ChangeSum } from './grid-model.ts'
import { useCellWords } from './use-cell-words.ts'

interface SaveBarProps {
  sum: ChangeSum
  canUndo: boolean
  canRedo: boolean
  isSaving: boolean
  onUndo(): void
  onRedo(): void
  onDiscard(): void
  onSave(): void
  /** Leads to the first cell that cannot be saved. */
  onShowWrong(): void
}

const quietClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-on-night hover:bg-white/10 disabled:text-on-night-muted disabled:opacity-60 [&_svg]:size-5'

/** How much was changed and not saved, and what can be done with it. */
export function SaveBar({
  sum,
  canUndo,
  canRedo,
  isSaving,
  onUndo,
  onRedo,
  onDiscard,
  onSave,
  onShowWrong,
}: SaveBarProps) {
  const { bar } = useArea('vendor').listingGrid
  const { count } = useCellWords()
  const isAllWrong = sum.faults > 0 && sum.savable === 0
  const parts = cellFields.flatMap((field) => {
    const number = sum.byField[field]
    return number ? bar.of[field](count(number)) : []
  })
  return (
    <section
      aria-label={bar.label}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-night px-5 py-3 text-on-night shadow-3"
    >
      <PencilLine aria-hidden className="size-6 shrink-0 text-marigold" />
      <p className="min-w-0 grow basis-60">
        <strong>{bar.changes(count(sum.cells), count(sum.listings))}</strong>
        {sum.faults > 0 && <strong className="text-marigold-soft">, {bar.faults(count(sum.faults))}</strong>}
        {parts.length > 0 && <span className="text-small text-on-night-muted"> · {parts.join(', ')}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <button type="button" disabled={!canUndo || isSaving} onClick={onUndo} className={quietClass}>
          <Undo2 aria-hidden />
          {bar.undo}
        </button>
        <button
          type="button"
          aria-label={bar.redo}
          title={bar.redo}
          disabled={!canRedo || isSaving}
          onClick={onRedo}
          className={quietClass}
        >
          <Redo2 aria-hidden />
        </button>
        <button
          type="button"
          disabled={sum.cells === 0 || isSaving}
          onClick={onDiscard}
          className={quietClass}
        >
          {bar.discard}
        </button>
        {/* Where nothing can be saved, the way to what is wrong is worth more than a button that does nothing. */}
        {sum.cells > 0 && (
          <Button
            isBusy={isSaving}
            busyLabel={bar.saving}
            onClick={isAllWrong ? onShowWrong : onSave}
            className="ml-2 whitespace-nowrap"
          >
            {isAllWrong ? bar.showWrong : bar.save(count(sum.savable))}
          </Button>
        )}
      </div>
    </section>
  )
}
