import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { MenuDepartment } from './categories/menu/menu-department.tsx'
import { MenuList } from './categories/menu/menu-list.tsx'
import { MenuTile } from './categories/menu/menu-tile.tsx'
import { NoCategories } from './categories/no-categories.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

/** Departments at the left, the categories of the chosen one beside them. Its data are read when it is opened. */
export function CategoryMenu({ onGo }: { onGo: () => void }) {
  const texts = useArea('categories')
  const { data, isError, refetch, isFetching } = useQuery(catalogueQueries.categories(useCall()))
  const [chosen, setChosen] = useState<string>()
  if (isError) {
    return (
      <ErrorState
        picture={umbrella}
        heading={texts.failed}
        headingLevel={2}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <MenuSkeleton />
  const department = data.categories.find(({ slug }) => slug === chosen) ?? data.categories[0]
  if (!department) return <NoCategories kind="goods" />
  return (
    <div className="md:grid md:min-h-[34rem] md:grid-cols-[15.5rem_1fr] lg:grid-cols-[15.5rem_1fr_16rem]">
      <MenuList departments={data.categories} chosen={department.slug} onChoose={setChosen} onGo={onGo} />
      <MenuDepartment key={department.slug} department={department} onGo={onGo} />
      <MenuTile department={department} onGo={onGo} />
    </div>
  )
}

/** As high as the menu, so that nothing moves when it has been read. */
const MenuSkeleton = () => (
  <SkeletonGroup className="min-h-[34rem] gap-6 p-5 md:grid md:grid-cols-[13rem_1fr]">
    <div className="grid content-start gap-6">
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className="h-5 rounded-full" />
      ))}
    </div>
    <div className="grid content-start gap-5 max-md:hidden">
      <Skeleton className="h-8 w-1/3 rounded-full" />
      <Skeleton className="h-4 w-4/5 rounded-full" />
      <Skeleton className="h-4 w-3/4 rounded-full" />
      <Skeleton tone="blush" className="mt-6 h-32 rounded-picture" />
    </div>
  </SkeletonGroup>
)
