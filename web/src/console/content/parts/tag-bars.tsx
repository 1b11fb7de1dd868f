import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'

/** One bar per tag, the longest first; every bar stands beside its words. */
export function TagBars({ rows }: { rows: { tag: string; count: number }[] }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  if (rows.length === 0) return <p className="text-muted">{content.stats.noTags}</p>
  const most = Math.max(...rows.map(({ count }) => count))
  return (
    <ul className="grid gap-1.5">
      {rows.map(({ tag, count }) => (
        <li key={tag} className="grid grid-cols-[minmax(0,7rem)_1fr_auto] items-center gap-2 text-small">
          <span className="truncate">{tag}</span>
          <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
            <rect width="100" height="8" rx="2" className="fill-sunken" />
            <rect width={(count / most) * 100} height="8" rx="2" className="fill-indigo" />
          </svg>
          <span className="font-semibold">{formatCount(count, ui.language)}</span>
        </li>
      ))}
    </ul>
  )
}
