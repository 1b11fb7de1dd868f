import PackagePlus from 'lucide-react/icons/package-plus'
import PencilLine from 'lucide-react/icons/pencil-line'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useCountText } from '../stock/stock-filters.tsx'
import type { ListingTask } from './listing-tasks.ts'
import { TaskRow, type TaskTone } from './task-row.tsx'

const looks: Record<
  ListingTask['task'],
  { tone: TaskTone; icon: ReactNode; search?: Record<string, string> }
> = {
  sentBack: { tone: 'blush', icon: <Undo2 aria-hidden />, search: { changes: 'sent-back' } },
  drafts: { tone: 'indigo', icon: <PencilLine aria-hidden />, search: { state: 'draft' } },
  firstListing: { tone: 'pine', icon: <PackagePlus aria-hidden /> },
}

/** Leads to the listings that wait, and to nothing else. */
export function ListingTaskRow({ shop, task: { task, kind, count } }: { shop: Shop; task: ListingTask }) {
  const { home } = useArea('vendor')
  const figure = useCountText()(count)
  const title = task === 'firstListing' ? home.firstListing : home[task][kind](figure)
  const page = kind === 'product' ? 'listings' : 'services'
  return <TaskRow {...{ shop, page, title, ...looks[task] }} text={home[`${task}Text`]} />
}
