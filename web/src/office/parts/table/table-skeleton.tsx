import { useArea } from '#ui/messages/use-area.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

const rows = [72, 60, 66, 52, 70, 58]

export function TableSkeleton() {
  const { parts } = useArea('office')
  return (
    <SkeletonGroup
      label={parts.loading}
      className="divide-y divide-line rounded-panel bg-surface px-4 shadow-2"
    >
      {rows.map((width) => (
        <div key={width} className="flex items-center gap-4 py-4">
          <Skeleton className="size-8 rounded-chip" />
          <span className="block grow" style={{ maxWidth: `${width}%` }}>
            <Skeleton />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  )
}
