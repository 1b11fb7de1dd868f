import { useQuery } from '@tanstack/react-query'
import plug from 'picture:state-plug'
import scarf from 'picture:state-scarf'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Import } from '@haat/contract/domains/imports.ts'
import type { ImportState } from '@haat/contract/domains/imports.rules.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { importQueries } from '../imports.queries.ts'
import { useCanUndo } from '../list/use-can-undo.ts'
import { DrawerPart } from './drawer-part.tsx'

interface PastImportsProps {
  shopId: string
  onShow(next: string): void
}

/** The imports of the last days: who did them, how they ended, and the way to each. */
export function PastImports({ shopId, onShow }: PastImportsProps) {
  const { imports } = useArea('vendor')
  const { past } = imports
  const query = useQuery(importQueries.list(useCall(), shopId))
  const { data } = query
  const startButton = (
    <Button className="grow" onClick={() => onShow('new')}>
      {imports.importLong}
    </Button>
  )
  return (
    <DrawerPart note={past.lead} footer={data && data.length > 0 && startButton}>
      {data ? (
        data.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((one) => (
              <PastRow key={one.id} one={one} onOpen={() => onShow(one.id)} />
            ))}
          </ul>
        ) : (
          <EmptyState picture={scarf} tone="cream" headingLevel={2} heading={past.none} actions={startButton}>
            {past.noneText}
          </EmptyState>
        )
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={past.loadFailed} query={query} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-20 rounded-control" />
          ))}
        </SkeletonGroup>
      )}
    </DrawerPart>
  )
}

const tones: Record<ImportState, 'pineTint' | 'creamTint' | 'indigoTint' | 'sunken'> = {
  columns: 'creamTint',
  checking: 'indigoTint',
  checked: 'creamTint',
  writing: 'indigoTint',
  written: 'pineTint',
  undoing: 'indigoTint',
  undone: 'sunken',
  stopped: 'sunken',
}

function PastRow({ one, onOpen }: { one: Import; onOpen(): void }) {
  const { past } = useArea('vendor').imports
  const { ui } = useMessages()
  const when = formatLocalDateTime(one.createdAt, ui.language)
  const facts = useResultFacts(one)
  return (
    <li className="relative flex items-center gap-3 py-3.5 hover:bg-sunken">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <button
            type="button"
            aria-label={past.open(one.fileName)}
            className="text-left font-semibold wrap-anywhere before:absolute before:inset-0"
            onClick={onOpen}
          >
            {one.fileName}
          </button>
          <Badge tone={tones[one.state]}>{past.states[one.state]}</Badge>
        </p>
        <p className="text-small text-muted">{past.by(when, one.createdBy ?? past.somebody)}</p>
        {facts && <p className="text-small">{facts}</p>}
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </li>
  )
}

/** What came of an import, in a line. */
function useResultFacts(one: Import): string {
  const { state, rows, listings } = one
  const canUndo = useCanUndo(one)
  const { past } = useArea('vendor').imports
  const { ui } = useMessages()
  const figure = (count: number) => formatCount(count, ui.language)
  if (state === 'undone') return past.undone(figure(listings.undone), figure(listings.kept))
  const facts = [
    state === 'written' && past.written(figure(listings.new), figure(listings.changed)),
    state === 'written' && listings.failed > 0 && past.failed(figure(listings.failed)),
    rows.errors > 0 && past.leftOut(figure(rows.errors)),
    canUndo && past.canUndo,
  ]
  return facts.filter(Boolean).join(' · ')
}
