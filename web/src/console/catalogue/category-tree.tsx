import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { particularsFor } from '@haat/contract/domains/catalogue.particulars.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface CategoryTreeProps {
  categories: readonly StaffCategory[]
  openId: string
}

/** Departments with their categories, how much each asks for, and which are closed. */
export function CategoryTree({ categories, openId }: CategoryTreeProps) {
  return (
    <ul>
      {categories
        .filter(({ parentId }) => parentId === null)
        .map((department) => (
          <li key={department.id}>
            <Row category={department} parents={[]} isOpen={department.id === openId} />
            <ul>
              {categories
                .filter(({ parentId }) => parentId === department.id)
                .map((child) => (
                  <li key={child.id}>
                    <Row category={child} parents={[department]} isOpen={child.id === openId} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
    </ul>
  )
}

interface RowProps {
  category: StaffCategory
  parents: readonly StaffCategory[]
  isOpen: boolean
}

function Row({ category, parents, isOpen }: RowProps) {
  const { ui } = useMessages()
  const { categories: texts } = useArea('staff')
  const count = particularsFor(category, parents).length
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])
  return (
    <Link
      ref={link}
      to="/staff/$"
      params={{ _splat: `categories/${category.id}` }}
      resetScroll={false}
      {...(isOpen && { 'aria-current': 'true' as const })}
      className={classNames(
        'relative flex min-h-11 items-center gap-2 border-b border-line py-1.5 pr-4 text-ink no-underline',
        parents.length === 0 ? 'pl-4.5 text-label' : 'pl-8 text-small',
        isOpen ? 'bg-blush' : 'hover:bg-paper',
      )}
    >
      {isOpen && <span aria-hidden className="weave weave-turned weave-1 absolute inset-y-0 left-0 h-full" />}
      <span className="min-w-0 grow">
        <span className="block truncate">{inLanguage(category.name, ui.language)}</span>
        <span className="block text-fine font-normal text-muted">
          {count === 0 ? texts.asksNothing : texts.asks(formatCount(count, ui.language))}
        </span>
      </span>
      {category.isClosed && <Badge tone="blushTint">{texts.closed}</Badge>}
    </Link>
  )
}
