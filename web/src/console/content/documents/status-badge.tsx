import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'

type Status = MasterContent['status']

export function StatusBadge({ status }: { status: Status }) {
  const { content } = useArea('staff')
  return <Badge tone={status === 'published' ? 'pineTint' : 'creamTint'}>{content.statuses[status]}</Badge>
}

/** A document can be live and have a draft on top: then both are said. */
export function StatusBadges({ document }: { document: MasterContent }) {
  const { status, publishedVersion } = document
  return (
    <span className="flex flex-wrap gap-1">
      {status === 'draft' && publishedVersion !== null && <StatusBadge status="published" />}
      <StatusBadge status={status} />
    </span>
  )
}
