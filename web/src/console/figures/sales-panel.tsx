import type { StaffFigures } from '@haat/contract/domains/figures.ts'
import type { Calendar } from '@haat/contract/domains/figures.rules.ts'
import { BarChart } from '#office/figures/bar-chart.tsx'
import { ChangeNote } from '#office/figures/change-note.tsx'
import { dayName, fiscalYearName, monthLabels, monthName } from '#office/figures/day-names.ts'
import { useChartWords } from '#office/figures/use-chart-words.ts'
import { Segments } from '#office/parts/segments.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'

/** How many of the last months have their sum written above them. */
const namedMonths = 3

interface SalesPanelProps {
  figures: StaffFigures
  onCalendar(calendar: Calendar): void
}

/** Sales by month beside the year before. A year's beginning is marked, and the month that runs is crimson. */
export function SalesPanel({ figures: { calendar, months, year }, onCalendar }: SalesPanelProps) {
  const texts = useArea('staff').figures.sales
  const { language } = useMessages().ui
  const words = useChartWords()
  const max = Math.max(...months.flatMap(({ salesPaisa, beforePaisa }) => [salesPaisa, beforePaisa]))
  const yearName = (day: string) =>
    texts.year(
      calendar === 'bs' ? fiscalYearName(day, language) : monthName('ad', day, language).split(' ').at(-1)!,
    )
  const bars = months.map(({ from, isRunning, salesPaisa, beforePaisa, beginsYear }, at) => ({
    key: from,
    ...monthLabels(calendar, from, language),
    name: monthName(calendar, from, language),
    value: salesPaisa,
    before: beforePaisa,
    isRunning,
    mark: beginsYear ? yearName(from) : undefined,
    isNamed: at >= months.length - namedMonths,
  }))
  return (
    <Panel>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{texts.title}</h2>
        <fieldset className="w-36">
          <legend className="sr-only">{texts.calendar}</legend>
          <Segments names={texts.calendars} chosen={calendar} onChoose={onCalendar} />
        </fieldset>
      </div>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="text-h1">{words.rupees(year.salesPaisa)}</strong>
        <span className="text-small text-muted">{texts.since(dayName(calendar, year.from, language))}</span>
        <ChangeNote now={year.salesPaisa} before={year.beforePaisa} than={texts.than} />
      </p>
      <BarChart
        label={texts.title}
        bars={bars}
        names={{ now: texts.now, before: texts.before }}
        format={words.rupees}
        formatScale={words.rupeesOnScale(max)}
        empty={
          <p className="rounded-control bg-sunken px-4 py-8 text-center text-small text-muted">
            {texts.nothing}
          </p>
        }
      />
    </Panel>
  )
}
