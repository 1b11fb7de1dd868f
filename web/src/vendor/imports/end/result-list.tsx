import { Link } from '@tanstack/react-router'
import type { ImportOutcome } from '@haat/contract/domains/imports.rules.ts'
import type { ImportResult } from '@haat/contract/domains/imports.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { LoadMore } from '#office/parts/table/data-table.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { importQueries, type OfImport } from '../imports.queries.ts'

interface ResultListProps {
  of: OfImport
  outcome: ImportOutcome
  heading: string
}

/** The listings of an import that came out so, each with the reason. */
export function ResultList({ of: { shopId, importId }, outcome, heading }: ResultListProps) {
  const { parts } = useArea('office')
  const { ui } = useMessages()
  const list = useEndlessList(importQueries.results(useCall(), shopId, importId, outcome))
  const { rows } = list
  return (
    <section className="grid gap-2">
      <h4 className="font-semibold">{heading}</h4>
      {rows ? (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((result) => (
              <ResultRow key={`${result.rows[0]} ${result.code}`} shopId={shopId} result={result} />
            ))}
          </ul>
          {list.hasMore && (
            <LoadMore list={list} shown={parts.rowsShown(formatCount(rows.length, ui.language))} />
          )}
        </>
      ) : list.hasFailed ? (
        <PartError onRetry={list.refetch} />
      ) : (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-14 rounded-control" />
          <Skeleton className="h-14 rounded-control" />
        </SkeletonGroup>
      )}
    </section>
  )
}

function ResultRow({ shopId, result }: { shopId: string; result: ImportResult }) {
  const { imports } = useArea('vendor')
  const { ui } = useMessages()
  const { listingId, code, rows, failure, sentence, keptReasons } = result
  const title = inLanguage(result.title, ui.language) || code
  const figures = rows.map((row) => formatCount(row, ui.language))
  const said = keptReasons.map((reason) => imports.undo.reasons[reason])
  // The server's sentence says more, but only in English.
  if (failure) said.push(ui.language === 'en' && sentence ? sentence : imports.write.failures[failure])
  return (
    <li className="py-3">
      <p className="wrap-anywhere">
        {listingId === null ? (
          <strong className="font-semibold">{title}</strong>
        ) : (
          <Link
            to="/vendor/$"
            params={{ _splat: `${shopId}/listings/${listingId}` }}
            className="inline-flex min-h-11 items-center font-semibold underline hover:text-crimson"
          >
            {title}
          </Link>
        )}{' '}
        <span className="text-small text-muted">
          {figures.length === 1 ? imports.write.row(figures[0]!) : imports.write.rows(figures.join(', '))}
        </span>
      </p>
      <p className="text-small text-muted">{said.join(' ')}</p>
    </li>
  )
}
