import { maxCouponDays, maxCouponDaysAhead } from '@haat/contract/domains/coupons.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { DayField } from '#office/parts/day-field.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useArea } from '#ui/messages/use-area.ts'

const usualDays = 14

interface LastDayProps {
  /** The last day cannot be before it. */
  from: string
  endsOn: string | null
  error: string | undefined
  onChange(endsOn: string | null): void
}

/** The last day of a coupon, or none. */
export function LastDay({ from, endsOn, error, onChange }: LastDayProps) {
  const { form: texts } = useArea('vendor').coupons
  return (
    <div className="grid content-start gap-2">
      <Checkbox
        checked={endsOn !== null}
        onChange={({ target }) => onChange(target.checked ? addDays(from, usualDays - 1) : null)}
      >
        {texts.hasEnd}
      </Checkbox>
      {endsOn !== null && (
        <DayField
          label={texts.ends}
          day={endsOn}
          min={from}
          max={addDays(from, maxCouponDays - 1)}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  )
}

interface FirstDayProps {
  today: string
  day: string
  error: string | undefined
  onChange(day: string): void
}

export function FirstDay({ today, day, error, onChange }: FirstDayProps) {
  const { form: texts } = useArea('vendor').coupons
  return (
    <DayField
      label={texts.begins}
      day={day}
      min={today}
      max={addDays(today, maxCouponDaysAhead)}
      error={error}
      onChange={onChange}
    />
  )
}
