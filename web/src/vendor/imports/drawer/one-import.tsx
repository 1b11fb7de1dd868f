import { useQuery } from '@tanstack/react-query'
import plug from 'picture:state-plug'
import magnifier from 'picture:state-magnifier'
import { useEffect, useRef, useState } from 'react'
import type { Import } from '@haat/contract/domains/imports.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { isGone } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { StoppedEnd } from '../end/stopped-end.tsx'
import { UndoneEnd } from '../end/undone-end.tsx'
import { WrittenEnd } from '../end/written-end.tsx'
import { importQueries, useAskListingsAgain } from '../imports.queries.ts'
import { CheckStep } from '../steps/check-step.tsx'
import { ColumnsStep } from '../steps/columns-step.tsx'
import { WorkingStep } from '../steps/working-step.tsx'
import { DrawerPart } from './drawer-part.tsx'

interface OneImportProps {
  shop: Shop
  importId: string
  onShow(next: string): void
  onClose(): void
}

/** An import as it stands; while the server works on it, it is asked again and again. */
export function OneImport({ shop: { shopId }, importId, onShow, onClose }: OneImportProps) {
  const { imports } = useArea('vendor')
  const query = useQuery(importQueries.one(useCall(), shopId, importId))
  const { data: one, error } = query
  if (isGone(error))
    return (
      <DrawerPart>
        <EmptyState
          picture={magnifier}
          tone="cream"
          headingLevel={2}
          heading={imports.gone}
          actions={<Button onClick={() => onShow('past')}>{imports.toPast}</Button>}
        >
          {imports.goneText}
        </EmptyState>
      </DrawerPart>
    )
  if (!one)
    return (
      <DrawerPart>
        {query.isError ? (
          <ErrorState picture={plug} headingLevel={2} heading={imports.loadFailed} query={query} />
        ) : (
          <SkeletonGroup className="grid gap-4">
            <Skeleton className="h-36 rounded-panel" />
            <Skeleton className="h-16 rounded-control" />
            <Skeleton className="h-16 rounded-control" />
          </SkeletonGroup>
        )}
      </DrawerPart>
    )
  return (
    <>
      {error && (
        <p
          role="status"
          className="shrink-0 bg-cream px-5 py-2 text-small font-semibold text-cream-ink md:px-6"
        >
          {imports.lost}
        </p>
      )}
      <Stage one={one} of={{ shopId, importId }} onNew={() => onShow('new')} onClose={onClose} />
    </>
  )
}

interface StageProps {
  one: Import
  of: { shopId: string; importId: string }
  onNew(): void
  onClose(): void
}

/** What belongs to the state of an import. */
function Stage({ one, of, onNew, onClose }: StageProps) {
  const { state } = one
  const [isChangingColumns, setIsChangingColumns] = useState(false)
  useListingsAfter(one, of.shopId)
  if (state === 'columns' || (state === 'checked' && isChangingColumns))
    return <ColumnsStep of={of} one={one} onStarted={() => setIsChangingColumns(false)} />
  if (state === 'checking' || state === 'checked')
    return <CheckStep of={of} one={one} onChangeColumns={() => setIsChangingColumns(true)} />
  if (state === 'writing' || state === 'undoing')
    return <WorkingStep key={state} of={of} one={one} onClose={onClose} />
  if (state === 'written') return <WrittenEnd of={of} one={one} />
  if (state === 'undone') return <UndoneEnd {...{ of, one, onNew, onClose }} />
  return <StoppedEnd {...{ one, onNew, onClose }} />
}

/** When the server has written or taken back, the list behind the drawer is another one. */
function useListingsAfter({ state }: Import, shopId: string) {
  const askAgain = useAskListingsAgain(shopId)
  const before = useRef(state)
  useEffect(() => {
    const wasWorking = before.current === 'writing' || before.current === 'undoing'
    if (wasWorking && before.current !== state) askAgain()
    before.current = state
  }, [state, askAgain])
}
