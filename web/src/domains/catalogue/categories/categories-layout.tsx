import umbrella from 'picture:state-umbrella'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Diamond } from '#ui/brand/diamond.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import type { CategorySearch } from '../category-search.ts'
import { CategoryLink, type CategoryKind } from './category-link.tsx'
import { findCategories } from './find-categories.ts'
import { CategoryGrid, archClass, categoryGridClass, type CategoryViewProps } from './category-grid.tsx'
import { CategoryTools } from './category-tools.tsx'
import { NoCategories, NoSuchCategory } from './no-categories.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { OtherLanguageText } from '#ui/text/other-language-text.tsx'

interface CategoriesLayoutProps {
  kind: CategoryKind
  search: CategorySearch
  query: UseQueryResult<{ total: number; categories: Category[] }>
  title: string
  description: string
  summary: string | undefined
  /** A link to the page of the other kind. */
  band: ReactNode
}

export const pathOf = (kind: CategoryKind) => (kind === 'goods' ? '/categories/' : '/service-categories/')

/** The page of categories for products or services: a grid of pictures or a tree, filtered by a search term. */
export function CategoriesLayout(props: CategoriesLayoutProps) {
  const { kind, search, query, title, description, summary, band } = props
  const path = pathOf(kind)
  return (
    <>
      <PageHead title={title} description={description} canonical={path} />
      <PageCrumbs current={title} path={path} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="min-h-[1lh] text-lead text-muted">{summary}</p>
        </div>
        <CategoryTools kind={kind} search={search} />
      </div>
      <Lanes kind={kind} search={search} query={query} />
      <div className="pt-(--section-gap)">{band}</div>
    </>
  )
}

function Lanes({ kind, search, query }: Pick<CategoriesLayoutProps, 'kind' | 'search' | 'query'>) {
  const texts = useArea('categories')
  const { data, isError, refetch, isFetching } = query
  if (isError) {
    return (
      <ErrorState
        picture={umbrella}
        heading={texts.failed}
        headingLevel={2}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        retriesItself
      />
    )
  }
  if (!data) return <CategoryGridSkeleton />
  if (data.categories.length === 0) return <NoCategories kind={kind} />
  const matches = findCategories(data.categories, search.find)
  if (matches.length === 0) return <NoSuchCategory kind={kind} find={search.find ?? ''} />
  const View = search.view === 'tree' ? CategoryTree : CategoryGrid
  return <View kind={kind} departments={matches} isWhole={search.find === undefined} />
}

const tones = ['blush', 'pine', 'indigo', 'sunken', 'cream', 'blush'] as const

const CategoryGridSkeleton = () => (
  <SkeletonGroup className={categoryGridClass}>
    {Array.from({ length: 12 }, (_, at) => (
      <div key={at} className="flex gap-4 md:gap-5">
        <Skeleton tone={tones[at % tones.length]!} className={`aspect-4/5 rounded-arch ${archClass}`} />
        <div className="grid grow content-start gap-4 pt-1">
          <Skeleton className="h-6 w-1/2 rounded-full" />
          <Skeleton className="h-4 w-11/12 rounded-full" />
          <Skeleton className="h-4 w-4/5 rounded-full" />
          <Skeleton className="h-4 w-5/6 rounded-full" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)

const rowClass = 'flex min-h-11 items-center justify-between gap-3 hover:text-crimson'

/** All categories at once, as text. */
function CategoryTree({ kind, departments }: CategoryViewProps) {
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
