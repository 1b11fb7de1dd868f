import PackageCheck from 'lucide-react/icons/package-check'
import PackageOpen from 'lucide-react/icons/package-open'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import type { ParcelCounts } from '@haat/contract/domains/orders.parcels.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from '../orders/parts/use-figures.ts'
import { TaskRow, type TaskTone } from './task-row.tsx'

type ParcelTask = 'toPack' | 'packed' | 'comingBack'

const looks: Record<ParcelTask, { tone: TaskTone; icon: ReactNode }> = {
  toPack: { tone: 'blush', icon: <PackageOpen aria-hidden /> },
  packed: { tone: 'pine', icon: <PackageCheck aria-hidden /> },
  comingBack: { tone: 'cream', icon: <Undo2 aria-hidden /> },
}

/** What waits among the parcels beside the most urgent ones, which have a panel of their own. */
export function parcelTasks({ late, toAccept, toPack, packed, comingBack }: ParcelCounts) {
  const tasks: { task: ParcelTask; count: number }[] = [
    { task: 'toPack', count: late > 0 ? toAccept + toPack : 0 },
    { task: 'packed', count: packed },
    { task: 'comingBack', count: comingBack },
  ]
  return tasks.filter(({ count }) => count > 0)
}

interface ParcelTaskRowsProps {
  shop: Shop
  counts: ParcelCounts
}

export function ParcelTaskRows({ shop, counts }: ParcelTaskRowsProps) {
  const { home } = useArea('vendor')
  const figures = useFigures()
  return parcelTasks(counts).map(({ task, count }) => (
    <TaskRow
      key={task}
      shop={shop}
      page="orders"
      search={{ view: task === 'toPack' ? 'waiting' : task }}
      {...looks[task]}
      title={home[task](figures.count(count))}
      text={home[`${task}Text`]}
    />
  ))
}
