import CloudOff from 'lucide-react/icons/cloud-off'
import SaveOff from 'lucide-react/icons/save-off'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useIsOffline } from '#ui/state/use-is-offline.ts'
import { useRun } from '../use-run.ts'
import { useFigures } from './use-figures.ts'

/** Says that there is no line, what is not sent yet, and that this browser keeps nothing. */
export function LineNotice() {
  const { line } = useCourierTexts()
  const { count } = useFigures()
  const { state, run } = useRun()
  const isOffline = useIsOffline() || !state.hasLine
  const [isBusy, setIsBusy] = useState(false)
  async function send() {
    setIsBusy(true)
    await run.sync()
    setIsBusy(false)
  }
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {!state.isKept && (
        <p className="flex gap-3 rounded-panel bg-blush p-4 text-small font-semibold text-crimson-deep">
          <SaveOff aria-hidden className="size-5 shrink-0" />
          {line.notKept}
        </p>
      )}
      {(isOffline || state.unsent > 0) && (
        <div className="flex gap-3 rounded-panel bg-cream p-4 text-small text-cream-ink">
          <CloudOff aria-hidden className="size-5 shrink-0" />
          <div className="grid min-w-0 grow justify-items-start gap-1">
            {isOffline && (
              <p>
                <strong>{line.none}.</strong> {line.noneText}
              </p>
            )}
            {state.unsent > 0 && <p className="font-semibold">{line.unsent(count(state.unsent))}</p>}
            {state.unsent > 0 && !isOffline && (
              <Button variant="secondary" className="mt-2" isBusy={isBusy} onClick={() => void send()}>
                {line.sendNow}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
