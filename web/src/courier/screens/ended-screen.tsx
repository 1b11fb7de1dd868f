import CircleCheck from 'lucide-react/icons/circle-check'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useFigures } from '../parts/use-figures.ts'
import { useRun } from '../use-run.ts'
import { MessageScreen } from './message-screen.tsx'

/** The run is over, and the phone has forgotten whose doors they were. */
export function EndedScreen() {
  const { ended, handIn } = useCourierTexts()
  const { rupees } = useFigures()
  const { end, unsent } = useRun().state
  return (
    <MessageScreen icon={<CircleCheck aria-hidden />} title={ended.title}>
      <p>{ended.text}</p>
      {unsent > 0 && <p className="font-semibold text-cream-ink">{ended.waiting}</p>}
      {end && end.lost.length > 0 && (
        <p className="font-semibold text-crimson">{ended.lost(end.lost.join(', '))}</p>
      )}
      {end && end.cashPaisa > 0 && (
        <p className="mt-2 grid rounded-panel bg-surface p-4 shadow-2">
          {handIn}
          <strong className="text-h1 text-ink">{rupees(end.cashPaisa)}</strong>
        </p>
      )}
    </MessageScreen>
  )
}
