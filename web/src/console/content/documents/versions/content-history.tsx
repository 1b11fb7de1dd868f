import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import umbrella from 'picture:state-umbrella'
import { lazy, Suspense } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { contentQueries } from '../content.queries.ts'
import { ContentLink } from '../content-link.tsx'
import { VersionList } from './version-list.tsx'

const VersionComparison = lazy(async () => ({
  default: (await import('./version-comparison.tsx')).VersionComparison,
}))

/** Lists the versions of a content, and compares two of them side by side; the address names which two. */
export function ContentHistory({ id }: { id: string }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const call = useCall()
  const navigate = useNavigate()
  const versions = useQuery(contentQueries.versions(call, id))
  const one = useQuery(contentQueries.one(call, id))
  const search: Record<string, unknown> = useSearch({ strict: false })
  if (versions.isPending)
    return (
      <div className="grid min-h-96 place-items-center">
        <LoadingMark />
      </div>
    )
  if (!versions.data)
    return (
      <ErrorState
        picture={umbrella}
        heading={content.failed}
        onRetry={() => void versions.refetch()}
        isRetrying={versions.isFetching}
      >
        {content.failedText}
      </ErrorState>
    )
  const all = versions.data
  const findVersion = (name: string, fallbackIndex: number) =>
    all.find(({ version }) => version === Number(search[name])) ??
    all[Math.min(fallbackIndex, all.length - 1)]!
  const [left, right] = [findVersion('left', 1), findVersion('right', 0)]
  const compare = (changes: { left?: number; right?: number }) =>
    void navigate({
      to: '/staff/$',
      params: { _splat: `content/${id}/versions` },
      search: { left: left.version, right: right.version, ...changes } as never,
      resetScroll: false,
    })
  const isGone = one.isError
  return (
    <>
      <ContentLink
        to={isGone ? '' : id}
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-label text-crimson hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {isGone ? content.toList : content.history.toEditor}
      </ContentLink>
      <h1 className="text-h1 break-words">{content.history.of(all[0]!.title)}</h1>
      {isGone && <p className="mt-3 rounded-control bg-cream p-4 text-cream-ink">{content.history.gone}</p>}
      <div className="mt-5 grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <VersionList id={id} versions={all} onCompare={(version) => compare({ left: version })} />
        <section aria-labelledby="compare">
          <h2 id="compare" className="text-title">
            {content.history.compare}
          </h2>
          <Suspense fallback={<LoadingMark />}>
            <VersionComparison
              versions={all}
              left={left}
              right={right}
              onChange={compare}
              nameOf={(version) => content.history.version(formatCount(version, ui.language))}
            />
          </Suspense>
        </section>
      </div>
    </>
  )
}
