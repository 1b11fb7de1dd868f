import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { DateText } from '#ui/date-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { contentQueries } from '../content.queries.ts'
import { StatusRing } from './status-ring.tsx'
import { TagBars } from './tag-bars.tsx'

const mostTags = 5

/** Three small charts over the list; without them the list is as good. */
export function ContentStats() {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { data, isError } = useQuery(contentQueries.stats(useCall()))
  const figure = (count: number) => formatCount(count, ui.language)
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
              .slice(0, mostTags)}
          />
        ) : (
          waiting
        )}
      </Figure>
      <div className="grid gap-4 max-md:grid-cols-2">
        <Figure title={content.stats.files}>
          <p className="text-h2">{data ? figure(data.files) : '…'}</p>
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
