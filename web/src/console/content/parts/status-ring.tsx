import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

const radius = 15.9155
/** Round the ring are a hundred. */
const whole = 100

/** Published and drafts as parts of one ring; the words beside it say the same. */
export function StatusRing({ published, drafts }: { published: number; drafts: number }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const total = published + drafts
  const part = total === 0 ? 0 : (published / total) * whole
  const ring = { cx: 20, cy: 20, r: radius, fill: 'none', strokeWidth: 6 }
  return (
    <div className="flex items-center gap-5">
      <svg aria-hidden viewBox="0 0 40 40" className="size-24 -rotate-90">
        <circle {...ring} className={total === 0 ? 'stroke-sunken' : 'stroke-marigold'} />
        <circle {...ring} className="stroke-pine" strokeDasharray={`${part} ${whole - part}`} />
      </svg>
      <ul className="grid gap-2 text-label">
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-3 rotate-45 bg-pine" />
          {content.stats.published(formatCount(published, ui.language))}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-3 rotate-45 bg-marigold" />
          {content.stats.drafts(formatCount(drafts, ui.language))}
        </li>
      </ul>
    </div>
  )
}
