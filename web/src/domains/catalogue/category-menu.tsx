import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import type { Category } from '@haat/contract/domains/catalogue.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { classNames } from '#ui/class-names.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { MenuDepartment } from './categories/menu/menu-department.tsx'
import { NoCategories } from './categories/no-categories.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { CategoryLink } from './categories/category-link.tsx'
import { CategoryArch } from './category-arch.tsx'

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

/** A large tile for the category with the most products. */
function MenuTile({ department, onGo }: { department: Category; onGo: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const lane = department.children[0] ?? department
  return (
    <div className="flex flex-col bg-indigo-fill text-white max-lg:hidden">
      {department.picture && (
        <Picture
          key={department.slug}
          picture={{ ...department.picture, alt: { en: '', ne: '' } }}
          sizes="256px"
          className="min-h-0 grow basis-72"
        />
      )}
      <Weave />
      <div className="on-colour ghost p-5">
        <p className="text-title">
          <BilingualText text={lane.name} />
        </p>
        <CategoryLink
          kind="goods"
          slug={lane.slug}
          onClick={onGo}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-marigold-soft hover:underline"
        >
          {texts.all(formatCount(lane.count, ui.language))} <ArrowRight aria-hidden className="size-[18px]" />
        </CategoryLink>
      </div>
    </div>
  )
}

interface MenuListProps {
  departments: readonly Category[]
  chosen: string
  onChoose: (slug: string) => void
  onGo: () => void
}

/** Hovering or focusing shows a department; a press goes there. */
function MenuList({ departments, chosen, onChoose, onGo }: MenuListProps) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  return (
    <nav aria-label={texts.menu} className="bg-paper p-2.5 md:overflow-y-auto">
      <ul>
        {departments.map(({ slug, name, count, picture }) => (
          <li
            key={slug}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(slug)}
            onFocus={() => onChoose(slug)}
          >
            <CategoryLink
              kind="goods"
              slug={slug}
              onClick={onGo}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-chip px-2.5 font-semibold',
                slug === chosen ? 'md:bg-blush md:text-crimson-deep' : 'hover:bg-sunken',
              )}
            >
              <CategoryArch picture={picture} sizes="28px" className="w-7 rounded-badge" />
              <span className="grow">
                <BilingualText text={name} />
              </span>
              <span className="text-small font-normal text-muted">{formatCount(count, ui.language)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
