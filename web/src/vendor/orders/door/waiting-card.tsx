import WifiOff from 'lucide-react/icons/wifi-off'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import type { Door } from './use-door.ts'

/** What was entered could not be sent: the parcel is not closed yet. */
export function WaitingCard({ door }: { door: Door }) {
  const { waiting: texts } = useArea('vendor').orders.door
  const { kept, send, drop } = door.waiting
  return (
    <section role="status" className="flex gap-3 rounded-panel bg-cream p-4 text-cream-ink">
      <WifiOff aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 grow">
        <h2 className="text-h3">{texts.title}</h2>
        <p className="mt-0.5 text-small">{texts.text}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            isBusy={door.isBusy}
            busyLabel={texts.retrying}
            onClick={() => kept && void send(kept)}
          >
            {texts.retry}
          </Button>
          <Button variant="quiet" onClick={drop}>
            {texts.drop}
          </Button>
        </div>
      </div>
    </section>
  )
}
