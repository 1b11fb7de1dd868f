import type { Category } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { CategoryLink, type CategoryKind } from './category-link.tsx'
import type { CategoryViewProps } from './category-grid.tsx'

const rowClass = 'flex min-h-11 items-center justify-between gap-3 hover:text-crimson'

/** All categories at once, as text. */
export function CategoryTree({ kind, departments }: CategoryViewProps) {
  return (
    <ul className="gap-x-10 md:columns-2 lg:columns-3">
      {departments.map((department) => (
        <li key={department.slug} className="mb-6 break-inside-avoid rounded-panel bg-surface p-5 shadow-1">
          <Branch kind={kind} department={department} />
        </li>
      ))}
    </ul>
  )
}

function Branch({ kind, department }: { kind: CategoryKind; department: Category }) {
  const { ui } = useMessages()
  const count = (n: number) => (
    <span className="text-small font-normal text-muted">{formatCount(n, ui.language)}</span>
  )
  return (
    <>
      <h2 className="text-h3">
        <CategoryLink kind={kind} slug={department.slug} className={rowClass}>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <BilingualText text={department.name} />
            <OtherLanguageText text={department.name} className="text-small font-normal text-muted" />
          </span>
          {count(department.count)}
        </CategoryLink>
      </h2>
      <ul className="ml-1.5 border-l-2 border-line pl-4">
        {department.children.map((child) => (
          <li key={child.slug} className="relative">
            <Diamond className="absolute top-4.5 -left-[22px] size-2.5 text-crimson" />
            <CategoryLink kind={kind} slug={child.slug} className={rowClass}>
              <BilingualText text={child.name} />
              {count(child.count)}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </>
  )
}
