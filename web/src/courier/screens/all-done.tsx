import CircleCheck from 'lucide-react/icons/circle-check'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useFigures } from '../parts/use-figures.ts'
import { cashOf, type DoorView } from '../run/run-state.ts'
import { useRun } from '../use-run.ts'

const goesBack = ({ noted, stop }: DoorView) => {
  const outcome = noted?.door ? noted.outcome : stop.state
  return ['refused', 'tried', 'partlyDelivered', 'partlyReturned', 'cancelled'].includes(outcome)
}

/** Nothing is left to go to: what to hand in, and what to bring back. */
export function AllDone({ doors }: { doors: readonly DoorView[] }) {
  const { allDone, handIn, list } = useCourierTexts()
  const { count, rupees } = useFigures()
  const { noted, unsent } = useRun().state
  const back = doors.filter(goesBack).length
  return (
    <section className="rounded-panel bg-pine-deep p-5 text-on-colour">
      <p className="flex items-center gap-2 text-label">
        <CircleCheck aria-hidden className="size-5" />
        {list.done(count(doors.length), count(doors.length))}
      </p>
      <h2 className="mt-2 text-h1">{allDone.title}</h2>
      <p className="mt-1">{unsent > 0 ? allDone.unsent : allDone.text}</p>
      <dl className="mt-4 grid gap-1 rounded-control bg-on-colour/12 p-4">
        <dt>{handIn}</dt>
        <dd className="text-hero">{rupees(cashOf(noted))}</dd>
        <dd className="text-small">{allDone.byQr}</dd>
        {back > 0 && <dd className="text-label">{allDone.comesBack(count(back))}</dd>}
      </dl>
    </section>
  )
}
