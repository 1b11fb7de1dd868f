import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../state/skeleton.tsx'

type FacetFieldsProps<Facets> = { query: UseQueryResult<Facets>; children: (facets: Facets) => ReactNode }

/** The filters, or a skeleton or failure in their place. */
export function FacetFields<Facets>({ query, children }: FacetFieldsProps<Facets>) {
  if (query.data) return children(query.data)
  return (
    <FiltersState
      hasFailed={query.isError}
      isAsking={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

type FiltersStateProps = { hasFailed: boolean; isAsking: boolean; onRetry: () => void }

const widths = ['w-1/3', 'w-4/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-2/5', 'w-4/5', 'w-3/5', 'w-2/3', 'w-3/4']

/** Shown in place of the filters until the facets have been read. */
function FiltersState({ hasFailed, isAsking, onRetry }: FiltersStateProps) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  if (hasFailed) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-small">
        <p>
          {texts.failed} {ui.triesItself}
        </p>
        <Button variant="secondary" isBusy={isAsking} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div aria-hidden className="grid gap-6">
      {widths.map((width, at) => (
        <Skeleton key={at} className={`h-4 rounded-full ${width}`} />
      ))}
    </div>
  )
}
