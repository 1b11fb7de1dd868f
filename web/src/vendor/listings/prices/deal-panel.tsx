import { useState } from 'react'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { DealInput, ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import {
  findDealDaysFault,
  lowestBefore,
  maxDealDays,
  maxDealDaysAhead,
  startOfDay,
  type DealDays,
} from '@haat/contract/domains/listings.prices.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { Toggle } from '#office/parts/toggle.tsx'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { DayField } from '#office/parts/day-field.tsx'
import { DealWords } from './deal-words.tsx'
import { PriceChart } from './price-chart.tsx'

interface DealPanelProps {
  /** The answer of the call for prices (`useListingPrices`). */
  prices: ListingPrices
  /** The days that are chosen; null while the switch is off. The editor keeps them, as the grid shows the deal's column by them. */
  days: DealDays | null
  onDaysChange(days: DealDays | null): void
  /** What is typed into the deal's column of the grid, by the id of the variant; without those that are empty. */
  dealPrices: Readonly<Record<string, number>>
  /** The variant that the grid has chosen; its prices are drawn. */
  variantId?: string | undefined
  canChange: boolean
  isSaving: boolean
  /** Sends the deal (`usePlanDeal`). */
  onPlan(deal: DealInput): void
  /** Cancels the deal that waits, or ends the one that runs (`useEndDeal`). */
  onEnd(): void
}

const usualDays = 14

/** A deal: some days on which variants cost less. It is saved by its own button, because shoppers see it without a review. */
export function DealPanel(props: DealPanelProps) {
  const { prices, days, onDaysChange, canChange, isSaving, onEnd } = props
  const { ui } = useMessages()
  const texts = useArea('vendor').listingPrices.deal
  const [isEnding, setIsEnding] = useState(false)
  const today = nepalDay(useBrowserTime())
  const { deal } = prices
  const count = days ? (Date.parse(days.until) - Date.parse(days.from)) / 86_400_000 + 1 : 0
  const press = () => {
    if (deal) return setIsEnding(true)
    onDaysChange(days ? null : { from: today, until: addDays(today, usualDays - 1) })
  }
  return (
    <Panel
      title={texts.title}
      action={
        <Toggle isOn={days !== null} isDisabled={!canChange} isBusy={isSaving} onPress={press}>
          {count > 0 ? texts.onFor(formatCount(count, ui.language)) : texts.off}
        </Toggle>
      }
    >
      <p className="-mt-2 text-small text-muted">{days ? texts.lead : texts.leadOff}</p>
      {days && <Plan {...props} days={days} today={today} />}
      {isEnding && (
        <ConfirmDialog
          title={deal?.startedAt ? texts.endTitle : texts.cancelTitle}
          text={deal?.startedAt ? texts.endText : texts.cancelText}
          confirmLabel={deal?.startedAt ? texts.end : texts.cancel}
          busyLabel={texts.ending}
          isBusy={isSaving}
          onConfirm={() => {
            setIsEnding(false)
            onEnd()
          }}
          onClose={() => setIsEnding(false)}
        />
      )}
    </Panel>
  )
}

function Plan({
  prices,
  days,
  today,
  dealPrices,
  variantId,
  canChange,
  isSaving,
  onDaysChange,
  onPlan,
}: DealPanelProps & { days: DealDays; today: string }) {
  const { ui } = useMessages()
  const texts = useArea('vendor').listingPrices.deal
  const now = useBrowserTime()
  const { deal, variants } = prices
  const isRunning = deal?.startedAt != null
  const wrong = isRunning ? undefined : findDealDaysFault(days, today)
  const faultTexts = {
    ...texts.faults,
    long: texts.faults.long(formatCount(maxDealDays, ui.language)),
    far: texts.faults.far(formatCount(maxDealDaysAhead, ui.language)),
  }
  const inDeal = variants.filter(({ id }) => dealPrices[id] !== undefined)
  const shown = inDeal.find(({ id }) => id === variantId) ?? inDeal[0]
  const at = deal?.startedAt
    ? Date.parse(deal.startedAt)
    : Math.max(now.getTime(), startOfDay(days.from).getTime())
  const tooHigh = inDeal.some(({ id, standingPaisa }) => dealPrices[id]! >= standingPaisa)
  const problem = inDeal.length === 0 ? texts.noPrices : tooHigh ? texts.tooHigh : undefined
  const plan = () =>
    onPlan({ ...days, prices: inDeal.map(({ id }) => ({ variantId: id, pricePaisa: dealPrices[id]! })) })
  return (
    <div className="mt-4 grid gap-6 rounded-panel bg-cream p-4 md:grid-cols-2 md:p-5">
      <div className="grid content-start gap-4">
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'until'] as const).map((end) => (
            <DayField
              key={end}
              label={texts[end]}
              day={days[end]}
              min={today}
              max={addDays(today, maxDealDaysAhead + maxDealDays)}
              error={wrong?.end === end ? faultTexts[wrong.fault] : undefined}
              isDisabled={!canChange || isRunning}
              onChange={(day) => day && onDaysChange({ ...days, [end]: day })}
            />
          ))}
        </div>
        {shown && <DealWords variant={shown} dealPaisa={dealPrices[shown.id]!} at={at} />}
        {problem && <p className="text-small text-cream-ink">{problem}</p>}
        {isRunning ? (
          <p className="text-label text-pine">{texts.runs}</p>
        ) : (
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={!canChange || isSaving || wrong !== undefined || problem !== undefined}
            onClick={plan}
          >
            {isSaving ? texts.saving : deal ? texts.change : days.from === today ? texts.start : texts.plan}
          </Button>
        )}
      </div>
      {shown && (
        <PriceChart
          history={shown.history}
          at={at}
          dealPaisa={dealPrices[shown.id]!}
          lowestPaisa={lowestBefore(shown.history, at)}
        />
      )}
    </div>
  )
}
