import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import {
  addBsMonths,
  daysOfBsMonth,
  fiscalYearOfMonth,
  formatBsMonth,
  monthsOfFiscalYear,
} from '@haat/contract/shared/bs-months.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useFigures } from '../orders/parts/use-figures.ts'

interface MonthChoiceProps {
  /** The first month with something in the books, and the running one. */
  first: string
  last: string
  chosen: string
  onChoose(month: string): void
}

/** Chooses a month of the books, one after the other or by fiscal year. */
export function MonthChoice({ first, last, chosen, onChoose }: MonthChoiceProps) {
  const { money } = useArea('vendor')
  const { language } = useMessages().ui
  const { shortAdDay } = useFigures()
  const days = daysOfBsMonth(chosen)
  const year = fiscalYearOfMonth(chosen)
  const monthsOf = (one: string) => monthsOfFiscalYear(one).filter((month) => month >= first && month <= last)
  return (
    <>
      <Step
        label={money.before}
        isOff={chosen <= first}
        onPress={() => onChoose(addBsMonths(chosen, -1))}
        icon={<ChevronLeft aria-hidden />}
      />
      <Choice
        label={money.month}
        value={chosen}
        text={formatBsMonth(chosen, language)}
        note={money.daysFromTo(shortAdDay(days.first), shortAdDay(days.last))}
        options={monthsOf(year)
          .toReversed()
          .map((month) => [month, formatBsMonth(month, language)])}
        onChoose={onChoose}
      />
      <Step
        label={money.after}
        isOff={chosen >= last}
        onPress={() => onChoose(addBsMonths(chosen, 1))}
        icon={<ChevronRight aria-hidden />}
      />
      <Choice
        label={money.fiscalYear}
        value={year}
        text={money.fiscalYearShort(inDigitsOf(language, year))}
        options={yearsBetween(first, last).map((one) => [
          one,
          money.fiscalYearShort(inDigitsOf(language, one)),
        ])}
        onChoose={(one) => onChoose(monthsOf(one).at(-1)!)}
      />
    </>
  )
}

/** The newest first. */
function yearsBetween(first: string, last: string): string[] {
  const from = Number(fiscalYearOfMonth(first).slice(0, 4))
  const until = Number(fiscalYearOfMonth(last).slice(0, 4))
  return Array.from({ length: until - from + 1 }, (_, at) => fiscalYearOfMonth(`${until - at}-04`))
}

interface StepProps {
  label: string
  isOff: boolean
  onPress(): void
  icon: ReactNode
}

/** At an end it is only marked as disabled, so that it keeps the focus. */
const Step = ({ label, isOff, onPress, icon }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onPress()
    }}
    className="aria-disabled:opacity-35"
  >
    {icon}
  </IconButton>
)

interface ChoiceProps {
  label: string
  value: string
  text: string
  note?: string
  options: [value: string, text: string][]
  onChoose(value: string): void
}

/** A native select below what it shows, which has two lines. */
const Choice = ({ label, value, text, note, options, onChoose }: ChoiceProps) => (
  <label className="relative flex min-h-12 items-center gap-4 rounded-control border border-line-strong bg-surface px-3.5 py-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <span aria-hidden className="grid">
      <span className="text-label whitespace-nowrap">{text}</span>
      {note && <span className="text-micro whitespace-nowrap text-muted">{note}</span>}
    </span>
    <ChevronDown aria-hidden className="size-5 shrink-0" />
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
