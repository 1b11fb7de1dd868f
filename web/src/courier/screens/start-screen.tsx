import BellRing from 'lucide-react/icons/bell-ring'
import Bike from 'lucide-react/icons/bike'
import CloudOff from 'lucide-react/icons/cloud-off'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { Frame } from '../parts/frame.tsx'
import { LineNotice } from '../parts/line-notice.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { useRun } from '../use-run.ts'

/** Before the run: for whom it is, and what "Start" means. Nothing of it is about the people at the doors. */
export function StartScreen() {
  const { page, ready } = useCourierTexts()
  const { count, longDay } = useFigures()
  const { run, state } = useRun()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!state.run) return null
  const { courierName, rider, day, stopCount } = state.run

  async function start() {
    setIsBusy(true)
    setProblem(undefined)
    await run.start().catch(() => setProblem(ready.noLine))
    setIsBusy(false)
  }
  const points = [
    { icon: <Smartphone key="phone" aria-hidden />, text: ready.binds },
    { icon: <BellRing key="bell" aria-hidden />, text: ready.tells },
    { icon: <CloudOff key="cloud" aria-hidden />, text: ready.offline },
  ]
  return (
    <Frame
      title={page}
      note={courierName}
      bar={
        <>
          <FormError text={problem} className="mb-3" />
          <Button
            size="large"
            isWide
            icon={<Bike aria-hidden />}
            isBusy={isBusy}
            busyLabel={ready.starting}
            onClick={() => void start()}
          >
            {ready.start}
          </Button>
        </>
      }
    >
      <LineNotice />
      <section className="rounded-panel bg-crimson-fill p-5 text-on-colour">
        <p className="text-label">{rider || courierName}</p>
        <h2 className="mt-1 text-hero">{ready.parcels(count(stopCount))}</h2>
        <p className="mt-1">{ready.lead(longDay(day))}</p>
      </section>
      <section className="rounded-panel bg-surface p-5 shadow-2">
        <h2 className="text-h3">{ready.means}</h2>
        <ul className="mt-3 grid gap-4">
          {points.map(({ icon, text }) => (
            <li
              key={text}
              className="flex items-start gap-3 [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-pine"
            >
              {icon}
              {text}
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  )
}
