import { useQuery } from '@tanstack/react-query'
import type { Figures } from '@haat/contract/domains/content.about.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { aboutQueries } from '../about.queries.ts'

const kinds = ['shoppers', 'vendors', 'supportMessages', 'documents'] as const satisfies (keyof Figures)[]

export function FiguresPanel() {
  const { ui } = useMessages()
  const about = useArea('about')
  const { data, isError, refetch, isFetching } = useQuery(aboutQueries.figures(useCall()))
  return (
    <section className="ghost on-colour rounded-deal bg-pine-deep p-6 text-white md:p-8">
      <h2 className="text-h2">{about.figures}</h2>
      {isError ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-4">
          <p>
            {about.figuresFailed} {ui.triesItself}
          </p>
          <Button variant="onColour" isBusy={isFetching} onClick={() => void refetch()}>
            {ui.retry}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-1">{about.figuresText}</p>
          <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-4">
            {kinds.map((kind) => (
              <div key={kind} className="flex flex-col-reverse justify-end">
                <dt>{about[kind](data?.[kind] ?? 0)}</dt>
                <dd className="text-hero text-marigold">
                  {data ? formatCount(data[kind], ui.language) : <Skeleton className="h-12 w-16" />}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
