import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { CategoryArch } from '../category-arch.tsx'
import { CategoryLink, type CategoryKind } from './category-link.tsx'

export const categoryGridClass = 'grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-12 lg:grid-cols-3'
export const archClass = 'w-28 shrink-0 self-start md:w-37'

const firstRow = 3
const shownChildren = 3

export interface CategoryViewProps {
  kind: CategoryKind
  departments: readonly Category[]
  /** Whether no search has left out categories: only then the departments' counts are right and are shown. */
  isWhole: boolean
}

/** Each department with its picture and its largest categories. */
export function CategoryGrid({ kind, departments, isWhole }: CategoryViewProps) {
  return (
    <ul className={categoryGridClass}>
      {departments.map((department, at) => (
        <li key={department.slug} className="flex gap-4 md:gap-5">
          <CategoryArch
            picture={department.picture}
            sizes="(min-width: 48rem) 148px, 112px"
            isPriority={at < firstRow}
            className={archClass}
          />
          <Department kind={kind} department={department} isWhole={isWhole} />
        </li>
      ))}
    </ul>
  )
}

function Department({
  kind,
  department,
  isWhole,
}: Omit<CategoryViewProps, 'departments'> & { department: Category }) {
  const { ui } = useMessages()
  const { slug, name, count, children } = department
  const shown = isWhole ? children.slice(0, shownChildren) : children
  const rest = isWhole ? count - shown.reduce((sum, child) => sum + child.count, 0) : 0
  return (
    <div className="min-w-0 grow">
      <h2 className="text-h3 leading-tight">
        <CategoryLink kind={kind} slug={slug} className="hover:text-crimson">
          <BilingualText text={name} />
        </CategoryLink>
      </h2>
      <p className="text-small text-muted">
        <OtherLanguageText text={name} /> · {formatCount(count, ui.language)}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((child) => (
          <li key={child.slug}>
            <CategoryLink
              kind={kind}
              slug={child.slug}
              className="flex min-h-11 items-center justify-between gap-3 text-label font-normal hover:text-crimson md:min-h-9"
            >
              <BilingualText text={child.name} />
              <span className="text-small text-muted">{formatCount(child.count, ui.language)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
      {rest > 0 && <More kind={kind} department={department} rest={rest} />}
    </div>
  )
}

function More({ kind, department, rest }: { kind: CategoryKind; department: Category; rest: number }) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  return (
    <CategoryLink
      kind={kind}
      slug={department.slug}
      className="inline-flex min-h-11 items-center gap-1.5 text-label text-crimson hover:underline md:min-h-9"
    >
      {texts.more(formatCount(rest, ui.language))}
      <VisuallyHidden>: {inLanguage(department.name, ui.language)}</VisuallyHidden>
      <ArrowRight aria-hidden className="size-4" />
    </CategoryLink>
  )
}
