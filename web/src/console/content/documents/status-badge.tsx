import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'

export function StatusBadge({ status }: Pick<MasterContent, 'status'>) {
  const { content } = useArea('staff')
  return <Badge tone={status === 'published' ? 'pineTint' : 'creamTint'}>{content.statuses[status]}</Badge>
}
