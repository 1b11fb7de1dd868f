import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { contentQueries } from '../content.queries.ts'

const maxTags = 5

/** Small charts above the list; the list works without them when they fail to load. */
export function ContentStats() {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { data, isError } = useQuery(contentQueries.stats(useCall()))
  const formatNumber = (count: number) => formatCount(count, ui.language)
  if (isError && !data) return <p className="mt-6 text-muted">{content.stats.failed}</p>
  const waiting = <Skeleton className="h-24 rounded-panel" />
  return (
    <section aria-label={content.stats.title} className="mt-6 grid gap-4 md:grid-cols-3">
      <Figure title={content.stats.status}>
        {data ? <StatusRing published={data.published} drafts={data.drafts} /> : waiting}
      </Figure>
      <Figure title={content.stats.tags}>
        {data ? (
          <TagBars
            rows={data.byTag
              .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1))
              .slice(0, maxTags)}
          />
        ) : (
          waiting
        )}
      </Figure>
      <div className="grid gap-4 max-md:grid-cols-2">
        <Figure title={content.stats.files}>
          <p className="text-h2">{data ? formatNumber(data.files) : '…'}</p>
        </Figure>
        <Figure title={content.stats.last}>
          <p className="text-label">
            {data?.lastUpdatedAt ? (
              <DateText instant={data.lastUpdatedAt} form="dateTime" />
            ) : (
              content.stats.never
            )}
          </p>
        </Figure>
      </div>
    </section>
  )
}

const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <figure className="flex flex-col rounded-panel bg-surface p-4 shadow-1">
    <figcaption className="mb-2 text-small font-semibold text-muted">{title}</figcaption>
    {children}
  </figure>
)

/** With this radius the circumference of the ring is 100, so that a dash's length is a percentage. */
const radius = 15.9155
const circumference = 100

/** Published contents and drafts as parts of a ring; the text beside it says the same. */
function StatusRing({ published, drafts }: { published: number; drafts: number }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const total = published + drafts
  const publishedPart = total === 0 ? 0 : (published / total) * circumference
  const ring = { cx: 20, cy: 20, r: radius, fill: 'none', strokeWidth: 6 }
  return (
    <div className="flex items-center gap-5">
      <svg aria-hidden viewBox="0 0 40 40" className="size-24 -rotate-90">
        <circle {...ring} className={total === 0 ? 'stroke-sunken' : 'stroke-marigold'} />
        <circle
          {...ring}
          className="stroke-pine"
          strokeDasharray={`${publishedPart} ${circumference - publishedPart}`}
        />
      </svg>
      <ul className="grid gap-2 text-label">
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-3 rotate-45 bg-pine" />
          {content.stats.published(formatCount(published, ui.language))}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-3 rotate-45 bg-marigold" />
          {content.stats.drafts(formatCount(drafts, ui.language))}
        </li>
      </ul>
    </div>
  )
}

/** One bar for each tag, the longest first, with its name and count beside it. */
function TagBars({ rows }: { rows: { tag: string; count: number }[] }) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  if (rows.length === 0) return <p className="text-muted">{content.stats.noTags}</p>
  const maxCount = Math.max(...rows.map(({ count }) => count))
  return (
    <ul className="grid gap-1.5">
      {rows.map(({ tag, count }) => (
        <li key={tag} className="grid grid-cols-[minmax(0,7rem)_1fr_auto] items-center gap-2 text-small">
          <span className="truncate">{tag}</span>
          <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
            <rect width="100" height="8" rx="2" className="fill-sunken" />
            <rect width={(count / maxCount) * 100} height="8" rx="2" className="fill-indigo" />
          </svg>
          <span className="font-semibold">{formatCount(count, ui.language)}</span>
        </li>
      ))}
    </ul>
  )
}
