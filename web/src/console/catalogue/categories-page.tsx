import { useQuery } from '@tanstack/react-query'
import magnifier from 'picture:state-magnifier'
import umbrella from 'picture:state-umbrella'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CategoryKind } from '@haat/contract/domains/catalogue.categories.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { PageSkeleton, PageTitle } from '#office/parts/page-layout.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { categoriesQuery } from './categories.queries.ts'
import { CategoryTree } from './category-tree.tsx'
import { CategoryView } from './category-view.tsx'

/** Serves `/staff/categories` and `/staff/categories/<id>`: what shops have to say of what they list. */
export default function CategoriesPage({ rest }: { rest: string }) {
  const { ui } = useMessages()
  const { categories: texts } = useArea('staff')
  const query = useQuery(categoriesQuery(useCall()))
  const open = query.data?.find(({ id }) => id === rest)
  const [kind, setKind] = useState<CategoryKind>()
  const shownKind = kind ?? open?.kind ?? 'product'
  const name = open && inLanguage(open.name, ui.language)

  const rows = () => {
    if (query.isError && !query.data)
      return (
        <ErrorState picture={umbrella} headingLevel={2} query={query}>
          {texts.failed}
        </ErrorState>
      )
    if (!query.data) return skeleton
    const shown = query.data.filter((category) => category.kind === shownKind)
    if (shown.length === 0)
      return (
        <EmptyState picture={magnifier} headingLevel={2} heading={texts.empty} actions={null}>
          {texts.emptyText}
        </EmptyState>
      )
    return <CategoryTree categories={shown} openId={rest} />
  }
  return (
    <div className="grid h-[var(--page-height,100dvh)] grid-cols-[minmax(0,1fr)] bg-paper md:grid-cols-[272px_minmax(0,1fr)]">
      <PageTitle title={name === undefined ? texts.title : `${name} · ${texts.title}`} />
      <section
        aria-label={texts.tree}
        className={classNames(
          'flex min-h-0 flex-col border-r border-line bg-surface',
          rest !== '' && 'max-md:hidden',
        )}
      >
        <header className="px-4.5 pt-4 pb-3">
          <h1 className="text-h1">{texts.title}</h1>
          <p className="mt-1 mb-3 text-small text-muted">{texts.lead}</p>
          <div role="group" aria-label={texts.kindLabel}>
            <Segments names={texts.kinds} chosen={shownKind} onChoose={setKind} />
          </div>
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain border-t border-line">{rows()}</div>
      </section>
      {rest !== '' && <h1 className="sr-only md:hidden">{texts.title}</h1>}
      {open ? (
        <CategoryView key={open.id} category={open} all={query.data!} />
      ) : rest !== '' && query.isPending ? (
        <PageSkeleton />
      ) : (
        <div className={classNames('grid place-content-center', rest === '' && 'max-md:hidden')}>
          <EmptyState
            picture={magnifier}
            tone="indigo"
            headingLevel={2}
            heading={rest !== '' && query.data ? texts.gone : texts.chooseTitle}
            // On a phone the list is not beside it.
            actions={
              rest !== '' && (
                <Link
                  to="/staff/$"
                  params={{ _splat: 'categories' }}
                  className={`md:hidden ${buttonClass({ variant: 'secondary' })}`}
                >
                  {texts.title}
                </Link>
              )
            }
          >
            {rest !== '' && query.data ? texts.goneText : texts.choose}
          </EmptyState>
        </div>
      )}
    </div>
  )
}

const skeleton = (
  <SkeletonGroup>
    {Array.from({ length: 10 }, (_, at) => (
      <div key={at} className="flex h-12 items-center border-b border-line px-4.5">
        <Skeleton className="h-4 w-40 rounded-full" />
      </div>
    ))}
  </SkeletonGroup>
)
