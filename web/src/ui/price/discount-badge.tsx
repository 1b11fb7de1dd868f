import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Badge } from '../badge.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** "−28%", read aloud as "28% off". */
export function DiscountBadge({ percent }: { percent: number }) {
  const { ui } = useMessages()
  return (
    <Badge tone="marigold">
      <span aria-hidden>{`${formatCount(-percent, ui.language)}%`}</span>
      <VisuallyHidden>{ui.percentOff(formatCount(percent, ui.language))}</VisuallyHidden>
    </Badge>
  )
}
