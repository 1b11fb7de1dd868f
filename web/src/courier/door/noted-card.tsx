import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useState } from 'react'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useFigures } from '../parts/use-figures.ts'
import type { DoorView } from '../run/run-state.ts'
import { useRun } from '../use-run.ts'
import { useRefusalWords } from './use-refusal-words.ts'

interface NotedCardProps {
  view: DoorView
  /** To note something else after staff got the first. */
  onAgain(): void
}

/** What was noted at a door, and what became of it. */
export function NotedCard({ view: { stop, standing, noted }, onAgain }: NotedCardProps) {
  const { noted: texts, states } = useCourierTexts()
  const words = useRefusalWords()
  const { time } = useFigures()
  const { run } = useRun()
  const when = noted && texts.at(texts.outcomes[noted.outcome], time(noted.at))
  const isLost = noted?.state === 'lost'
  const why = noted && (isLost || noted.state === 'task') && words.ofNoted(stop, noted)
  const photoLost = noted?.hasLostPhoto && <p className="text-small font-semibold">{texts.photoLost}</p>
  if (standing === 'closed')
    return (
      <section className="grid gap-1 rounded-panel bg-pine-tint p-4 text-pine">
        <CircleCheck aria-hidden className="size-6" />
        <h2 className="text-h2">{states[stop.state as keyof typeof states] ?? states.other}</h2>
        <p>{when ?? texts.closed}</p>
        {why && <p className="font-semibold">{why}</p>}
        {photoLost}
        {stop.saidPaisa > 0 && <SaidCash stop={stop} />}
      </section>
    )
  if (standing === 'waiting')
    return (
      <section
        role="status"
        className="grid justify-items-start gap-2 rounded-panel bg-cream p-4 text-cream-ink"
      >
        <Clock aria-hidden className="size-6" />
        <h2 className="text-h2">{texts.waiting}</h2>
        <p className="font-semibold">{when}</p>
        <p>{texts.waitingText}</p>
        {noted?.door && 'code' in noted.door && noted.door.code && (
          <p className="font-semibold">{texts.unchecked}</p>
        )}
        <Button variant="secondary" className="mt-2" onClick={() => noted && void run.takeBack(noted.id)}>
          {texts.change}
        </Button>
      </section>
    )
  return (
    <section
      role="status"
      className="grid justify-items-start gap-2 rounded-panel bg-blush p-4 text-crimson-deep"
    >
      <UserRoundCheck aria-hidden className="size-6" />
      <h2 className="text-h2">{isLost ? texts.lost : texts.task}</h2>
      <p className="font-semibold">{when}</p>
      <p>{isLost ? texts.lostText : texts.taskText}</p>
      {why && <p className="font-semibold">{why}</p>}
      {photoLost}
      <Button variant="secondary" className="mt-2" onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  )
}

/** The shop has said that cash was taken here: the courier says so too, or leaves it. */
function SaidCash({ stop }: { stop: PhoneStop }) {
  const { noted: texts } = useCourierTexts()
  const words = useRefusalWords()
  const { rupees } = useFigures()
  const { run } = useRun()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const sum = rupees(stop.saidPaisa)
  const door = { outcome: 'delivered', paidHow: 'cash', reference: '' } as const
  async function say() {
    setIsBusy(true)
    setFailure(undefined)
    await run
      .note({ stop, door, cashPaisa: stop.saidPaisa, photo: undefined })
      .catch((reason: unknown) => setFailure(words.ofFailure(stop, 'delivered', reason)))
    setIsBusy(false)
  }
  return (
    <div className="mt-3 grid justify-items-start gap-2 rounded-control bg-cream p-3 text-cream-ink">
      <p className="font-semibold">{texts.saidCash(sum)}</p>
      <FormError text={failure} />
      <Button variant="secondary" isBusy={isBusy} onClick={() => void say()}>
        {texts.tookCash(sum)}
      </Button>
    </div>
  )
}
