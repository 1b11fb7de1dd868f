import ArrowRight from 'lucide-react/icons/arrow-right'
import WifiOff from 'lucide-react/icons/wifi-off'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useIsOffline } from '#ui/state/use-is-offline.ts'
import { useListing } from '../form/listing-form.ts'
import { checkLines } from '../ready/checklist.ts'
import { useSending } from '../ready/use-sending.ts'

/** The bar at the foot: keeps the draft, or goes on to what is left. */
export function SaveBar({ onGoOn }: { onGoOn(): void }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, missing, canChange, keptAt } = useListing()
  const isOffline = useIsOffline()
  const sending = useSending(() => {})
  const left = checkLines(content.kind, missing).filter((one) => one.missing).length
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <div className="flex gap-3">
        {canChange && (
          <Button
            variant="secondary"
            className="shrink-0 whitespace-nowrap"
            onClick={() => void sending.keep()}
          >
            {editor.saveDraft}
          </Button>
        )}
        <Button isWide trailingIcon={<ArrowRight aria-hidden />} onClick={onGoOn}>
          {left > 0 ? editor.goOn(formatCount(left, ui.language)) : editor.goOnDone}
        </Button>
      </div>
      {isOffline && keptAt && (
        <p role="status" className="mt-2 flex items-center justify-center gap-2 text-small text-muted">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {editor.keptHint}
        </p>
      )}
    </div>
  )
}
