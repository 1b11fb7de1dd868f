import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Period } from '@haat/contract/domains/figures.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { Segments } from '#office/parts/segments.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { FiguresChart } from '../figures/figures-chart.tsx'
import { ChartSkeleton } from '../figures/figures-skeleton.tsx'
import { shopFigures } from '../figures/figures.queries.ts'

const shown = ['days7', 'days30', 'fiscalYear'] as const satisfies readonly Period[]

/** What was sold lately, beside the time before; all other figures are a page further. */
export function SalesCard({ shopId }: { shopId: string }) {
  const { figures: texts } = useArea('vendor')
  const [period, setPeriod] = useState<(typeof shown)[number]>('days7')
  const { data, isError, refetch } = useQuery(shopFigures(useCall(), shopId, { period }))
  if (!data && !isError) {
    return (
      <SkeletonGroup>
        <ChartSkeleton />
      </SkeletonGroup>
    )
  }
  const { days7, days30, fiscalYear } = texts.periods
  return (
    <Panel>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{texts.measures.sales}</h2>
        <fieldset className="max-md:order-last max-md:w-full md:ms-auto md:w-80">
          <legend className="sr-only">{texts.period}</legend>
          <Segments names={{ days7, days30, fiscalYear }} chosen={period} onChoose={setPeriod} />
        </fieldset>
        <Link
          to="/vendor/$"
          params={{ _splat: `${shopId}/figures` }}
          className="inline-flex min-h-11 items-center text-small font-semibold text-crimson hover:underline"
        >
          {texts.all}
        </Link>
      </div>
      {data ? <FiguresChart figures={data} measure="sales" /> : <PartError onRetry={() => void refetch()} />}
    </Panel>
  )
}
