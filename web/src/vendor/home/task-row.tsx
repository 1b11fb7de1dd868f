import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { PageName } from '../portal-pages.tsx'

const tiles = {
  blush: 'bg-blush text-crimson-deep',
  indigo: 'bg-indigo-tint text-indigo',
  cream: 'bg-cream text-cream-ink',
  pine: 'bg-pine-tint text-pine',
}

export type TaskTone = keyof typeof tiles

interface TaskRowProps {
  shop: Shop
  page: PageName
  /** What the page shows of its list. */
  search?: Record<string, string>
  tone: TaskTone
  icon: ReactNode
  title: string
  text: string
}

/** Something that waits, which leads to where it is done. */
export const TaskRow = ({ shop, page, search, tone, icon, title, text }: TaskRowProps) => (
  <li>
    <Link
      to="/vendor/$"
      params={{ _splat: `${shop.shopId}/${page}` }}
      search={search as object}
      className="group flex min-h-16 items-center gap-3.5 py-2"
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-chip [&>svg]:size-5.5 ${tiles[tone]}`}
      >
        {icon}
      </span>
      <span className="grid min-w-0 grow">
        <span className="font-semibold group-hover:text-crimson">{title}</span>
        <span className="text-small text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  </li>
)
