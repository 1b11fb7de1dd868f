import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import umbrella from 'picture:state-umbrella'
import { lazy, Suspense } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadingMark } from '#ui/spinner.tsx'
import { contentQueries } from './content.queries.ts'
import { ContentLink } from './parts/content-link.tsx'
import { VersionList } from './parts/version-list.tsx'

const Comparison = lazy(async () => ({ default: (await import('./comparison.tsx')).Comparison }))

/** Every version with who and when; two of them beside each other, as the address says. */
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
  const pick = (name: string, otherwise: number) =>
    all.find(({ version }) => version === Number(search[name])) ?? all[Math.min(otherwise, all.length - 1)]!
  const [left, right] = [pick('left', 1), pick('right', 0)]
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
            <Comparison
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
