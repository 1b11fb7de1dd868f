import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { changeSince } from '@haat/contract/domains/figures.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useChartWords } from './use-chart-words.ts'

interface ChangeNoteProps {
  now: number
  before: number
  /** What it is more or less than, as the end of "58 % more". */
  than: string
}

/** By how much it is more or less than before; said in words, so that colour is not alone. */
export function ChangeNote({ now, before, than }: ChangeNoteProps) {
  const { charts } = useArea('office')
  const { percent } = useChartWords()
  const change = changeSince(now, before)
  if (change === null) return <span className="text-fine text-muted">{charts.noneBefore}</span>
  const Icon = change < 0 ? TrendingDown : TrendingUp
  const words = change < 0 ? charts.less(percent(-change), than) : charts.more(percent(change), than)
  return (
    <span
      className={classNames(
        'inline-flex items-start gap-1.5 text-fine',
        change > 0 ? 'font-semibold text-pine' : 'text-muted',
      )}
    >
      {change !== 0 && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {change === 0 ? charts.same(than) : words}
    </span>
  )
}
