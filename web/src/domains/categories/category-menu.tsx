import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { MenuDepartment } from './parts/menu-department.tsx'
import { MenuList } from './parts/menu-list.tsx'
import { MenuSkeleton } from './parts/menu-skeleton.tsx'
import { MenuTile } from './parts/menu-tile.tsx'
import { NoCategories } from './parts/no-categories.tsx'

/** Departments at the left, what is in the chosen one beside them. Read when it is opened. */
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
