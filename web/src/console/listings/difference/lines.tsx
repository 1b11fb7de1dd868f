import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface LinesProps {
  /** Undefined where there was nothing to compare with. */
  before: readonly string[] | undefined
  after: readonly string[]
}

/** Lines of text: new ones are marked, those that are no longer there stand struck out below them. */
export function Lines({ before, after }: LinesProps) {
  const { difference } = useArea('staff').listings
  const removed = before?.filter((line) => !after.includes(line)) ?? []
  return (
    <ul className="grid gap-1">
      {after.map((line, at) => (
        <li key={`${at} ${line}`} className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
          {line}
          {before && !before.includes(line) && <Badge tone="pineTint">{difference.added}</Badge>}
        </li>
      ))}
      {removed.map((line, at) => (
        <li key={`${at} ${line}`} className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
          <del className="text-muted">{line}</del>
          <Badge tone="blushTint">{difference.removed}</Badge>
        </li>
      ))}
    </ul>
  )
}
