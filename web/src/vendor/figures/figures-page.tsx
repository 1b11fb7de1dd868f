import plug from 'picture:state-plug'
import { useQuery } from '@tanstack/react-query'
import { periods, type Period } from '@haat/contract/domains/figures.rules.ts'
import type { ShopFigures } from '@haat/contract/domains/figures.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useCall } from '#api/use-router-context.ts'
import { Steps } from '#office/figures/steps.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { FiguresChart, measures, type Measure } from './figures-chart.tsx'
import { FiguresSkeleton } from './figures-skeleton.tsx'
import { shopFigures } from './figures.queries.ts'
import { ThingList } from './thing-list.tsx'
import { usePeriodNames } from './use-period-names.ts'

const oneOf = <T extends string>(known: readonly T[], asked: string | undefined): T =>
  known.find((one) => one === asked) ?? known[0]!
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** What the shop sells and how often it is looked at, in a period that the address names, beside the one before. */
export default function FiguresPage({ shop }: { shop: Shop }) {
  const { figures: texts } = useArea('vendor')
  const { search, change } = useSearchParams()
  const period = oneOf(periods, search['period'])
  const measure = oneOf(measures, search['measure'])
  const on = dayPattern.test(search['on'] ?? '') ? search['on'] : undefined
  const query = useQuery(shopFigures(useCall(), shop.shopId, { period, on }))
  const choose = (chosen: Period) => change({ period: chosen === periods[0] ? '' : chosen, on: '' })
  return (
    <PageLayout>
      <PageHead title={texts.title} note={texts.lead} />
      <fieldset>
        <legend className="sr-only">{texts.period}</legend>
        <Segments names={texts.periods} chosen={period} onChoose={choose} />
      </fieldset>
      {query.data ? (
        <PeriodFigures
          figures={query.data}
          measure={measure}
          onMeasure={(chosen) => change({ measure: chosen === measures[0] ? '' : chosen })}
          onDay={(day) => change({ on: day })}
        />
      ) : query.isError ? (
        <ErrorState picture={plug} heading={texts.failed} headingLevel={2} query={query}>
          {texts.failedText}
        </ErrorState>
      ) : (
        <FiguresSkeleton />
      )}
    </PageLayout>
  )
}

interface PeriodFiguresProps {
  figures: ShopFigures
  measure: Measure
  onMeasure(measure: Measure): void
  onDay(day: string): void
}

function PeriodFigures({ figures, measure, onMeasure, onDay }: PeriodFiguresProps) {
  const { figures: texts } = useArea('vendor')
  const { language } = useMessages().ui
  const { name, days } = usePeriodNames(figures)
  return (
    <>
      <div className="md:w-100">
        <Steps previous={figures.previous} next={figures.next} {...{ name, days }} onChoose={onDay} />
      </div>
      <FigureTiles figures={figures} />
      <Panel>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-title">{texts.measures[measure]}</h2>
          <fieldset className="max-md:w-full md:w-80">
            <legend className="sr-only">{texts.measure}</legend>
            <Segments names={texts.measures} chosen={measure} onChoose={onMeasure} />
          </fieldset>
        </div>
        <FiguresChart figures={figures} measure={measure} />
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ThingList title={texts.top} things={figures.top} none={texts.noTop} />
        <ThingList title={texts.slow} things={figures.slow} none={texts.noSlow} />
      </div>
      <p className="text-fine text-muted">
        {texts.counting(formatLocalDate(figures.visitsSince, language))} {texts.meaning}
      </p>
    </>
  )
}
