import type { UseQueryResult } from '@tanstack/react-query'
import magnifier from 'picture:state-magnifier'
import type { ReactNode } from 'react'
import { ApiFailure } from '#api/client.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'

interface OpenedViewProps<Data> {
  query: UseQueryResult<Data>
  nameOf(data: Data): string
  texts: { title: string; toList: string; gone: string; goneText: string; failed: string }
  onBack(): void
  children(data: Data): ReactNode
}

/** The application, shop or listing that the address names, or why it cannot be shown. */
export function OpenedView<Data>({ query, nameOf, texts, onBack, children }: OpenedViewProps<Data>) {
  const { data, error } = query
  // An address that is no id is refused, and names nothing either.
  const isGone = error instanceof ApiFailure && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageTitle title={data === undefined ? texts.title : `${nameOf(data)} · ${texts.title}`} />
      {data !== undefined ? (
        children(data)
      ) : !error ? (
        <ViewSkeleton />
      ) : (
        <div className="grid place-content-center">
          {isGone ? (
            <EmptyState
              picture={magnifier}
              headingLevel={2}
              heading={texts.gone}
              actions={<Button onClick={onBack}>{texts.toList}</Button>}
            >
              {texts.goneText}
            </EmptyState>
          ) : (
            <ErrorState picture={magnifier} headingLevel={2} query={query}>
              {texts.failed}
            </ErrorState>
          )}
        </div>
      )}
    </>
  )
}

const ViewSkeleton = () => (
  <SkeletonGroup className="flex min-h-0 flex-col">
    <div className="grid h-22 content-center gap-2 border-b border-line bg-surface px-6">
      <Skeleton className="h-6 w-72 rounded-full" />
      <Skeleton className="h-4 w-52 rounded-full" />
    </div>
    <div className="grid gap-4 p-4 md:p-5 xl:grid-cols-2">
      <Skeleton className="h-80 w-full rounded-panel" />
      <Skeleton className="h-80 w-full rounded-panel" />
    </div>
  </SkeletonGroup>
)
