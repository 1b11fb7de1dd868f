import umbrella from 'picture:state-umbrella'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PageCrumbs } from '#ui/page-crumbs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { CategorySearch } from '../category-search.ts'
import type { CategoryKind } from '../category-link.tsx'
import { findCategories } from '../find-categories.ts'
import { CategoryGrid } from './category-grid.tsx'
import { CategoryGridSkeleton } from './category-grid-skeleton.tsx'
import { CategoryTools } from './category-tools.tsx'
import { CategoryTree } from './category-tree.tsx'
import { NoCategories, NoSuchCategory } from './no-categories.tsx'

interface CategoryScreenProps {
  kind: CategoryKind
  search: CategorySearch
  query: UseQueryResult<{ total: number; categories: Category[] }>
  title: string
  description: string
  summary: string | undefined
  /** Leads to the other kind. */
  band: ReactNode
}

export const pathOf = (kind: CategoryKind) => (kind === 'goods' ? '/categories/' : '/service-categories/')

/** The page of either kind: pictures or a tree, narrowed by a word. */
export function CategoryScreen(props: CategoryScreenProps) {
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

function Lanes({ kind, search, query }: Pick<CategoryScreenProps, 'kind' | 'search' | 'query'>) {
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
        triesItself
      />
    )
  }
  if (!data) return <CategoryGridSkeleton />
  if (data.categories.length === 0) return <NoCategories kind={kind} />
  const found = findCategories(data.categories, search.find)
  if (found.length === 0) return <NoSuchCategory kind={kind} find={search.find ?? ''} />
  const View = search.view === 'tree' ? CategoryTree : CategoryGrid
  return <View kind={kind} departments={found} isWhole={search.find === undefined} />
}
