import type { ReactNode } from 'react'
import type { ShopFigures } from '@haat/contract/domains/figures.ts'
import { conversionOf, percentOf } from '@haat/contract/domains/figures.rules.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { ChangeNote } from '#office/figures/change-note.tsx'
import { useChartWords } from '#office/figures/use-chart-words.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { usePeriodNames } from './use-period-names.ts'

/** The sums of a period beside those of the period before. What is not known is said so, and is not nothing. */
export function FigureTiles({ figures }: { figures: ShopFigures }) {
  const { figures: texts } = useArea('vendor')
  const { language } = useMessages().ui
  const words = useChartWords()
  const { now, before, visitsSince } = figures
  const than = texts.than(usePeriodNames(figures).compared)
  const conversion = conversionOf(now)
  // Days that were counted in part are no measure for others.
  const isComparedCounted = visitsSince <= figures.compared.from
  const conversionBefore = isComparedCounted ? conversionOf(before) : null
  const since = isComparedCounted ? undefined : texts.since(formatLocalDate(visitsSince, language))
  const atDoors = now.delivered + now.refused
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
      <Tile name={texts.measures.sales} value={words.rupees(now.salesPaisa)}>
        <ChangeNote now={now.salesPaisa} before={before.salesPaisa} than={than} />
      </Tile>
      <Tile name={texts.measures.orders} value={words.count(now.sold)}>
        <ChangeNote now={now.sold} before={before.sold} than={than} />
      </Tile>
      <Tile
        name={texts.measures.visits}
        value={now.visits === null ? texts.notCounted : words.count(now.visits)}
      >
        {since ??
          (now.visits !== null && before.visits !== null && (
            <ChangeNote now={now.visits} before={before.visits} than={than} />
          ))}
      </Tile>
      <Tile
        name={texts.conversion}
        value={conversion === null ? texts.tooFew : words.ofHundred(conversion)}
        isWords={conversion === null}
      >
        {conversion === null
          ? texts.tooFewText
          : conversionBefore === null
            ? texts.conversionText
            : texts.conversionBefore(words.ofHundred(conversionBefore))}
      </Tile>
      <Share
        name={texts.onTime}
        part={now.onTime}
        whole={now.due}
        none={texts.nothingDue}
        text={texts.onTimeText}
      />
      <Share
        name={texts.refused}
        part={now.refused}
        whole={atDoors}
        none={texts.noDoor}
        text={texts.refusedText}
      />
    </dl>
  )
}

interface ShareProps {
  name: string
  part: number
  whole: number
  none: string
  text: string
}

function Share({ name, part, whole, none, text }: ShareProps) {
  const { figures: texts } = useArea('vendor')
  const { percent, count } = useChartWords()
  const share = percentOf(part, whole)
  return (
    <Tile name={name} value={share === null ? none : percent(share)} isWords={share === null}>
      {share === null ? text : texts.partOf(count(part), count(whole))}
    </Tile>
  )
}

interface TileProps {
  name: string
  value: string
  /** The value is a sentence, not a figure. */
  isWords?: boolean
  children: ReactNode
}

const Tile = ({ name, value, isWords = false, children }: TileProps) => (
  <div className="rounded-panel bg-surface p-4 shadow-2 md:p-5">
    <dt className="text-small text-muted">{name}</dt>
    <dd className={isWords ? 'mt-1 text-h3 text-muted' : 'mt-0.5 text-h2 wrap-anywhere'}>{value}</dd>
    <dd className="mt-1 text-fine text-muted">{children}</dd>
  </div>
)
