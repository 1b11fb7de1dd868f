import { useEffect, useState } from 'react'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { untilSaturdayEnds } from '../saturday-end.ts'

const tickMs = 15_000
const boxClass = 'rounded-badge bg-night px-2 py-0.5 text-small font-semibold text-on-night'

/** The one clock of the page. It begins with the server's time, so that both write the same first frame. */
export function Countdown() {
  const { madeAt } = usePublicConfig()
  const { ui } = useMessages()
  const home = useArea('home')
  const [now, setNow] = useState(() => new Date(madeAt))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  const { days, hours, minutes } = untilSaturdayEnds(now)
  const two = (n: number) => inDigitsOf(ui.language, String(n).padStart(2, '0'))
  return (
    <p role="timer" className="flex items-center gap-1.5 text-small">
      <span className="mr-0.5 font-semibold">{home.endsIn}</span>
      <span className={boxClass}>{home.days(formatCount(days, ui.language))}</span>
      <span className={boxClass}>{home.hours(two(hours))}</span>
      <span className={boxClass}>{home.minutes(two(minutes))}</span>
    </p>
  )
}
