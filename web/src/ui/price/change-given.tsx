import { useState } from 'react'
import { formatAmount, formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { classNames } from '../class-names.ts'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { useMessages } from '../messages/use-messages.ts'

const rupee = 100
/** Notes that people pay with, the largest first. */
const steps = [1000, 500, 100]

/** The sums in round notes that a shopper is likely to give, the largest first. */
function likelySums(paisa: number): number[] {
  const sums = steps.map((step) => Math.ceil(paisa / (step * rupee)) * step * rupee)
  return [...new Set(sums)].filter((sum) => sum > paisa).slice(0, 2)
}

interface ChangeGivenProps {
  texts: {
    given: string
    other: string
    otherGiven: string
    giveBack: string
    tooLittle: string
    exact: string
  }
  paisa: number
}

/** What somebody gives, and what to give back: only to help with the sum, nothing of it is sent. */
export function ChangeGiven({ texts, paisa }: ChangeGivenProps) {
  const { language } = useMessages().ui
  const [chosen, setChosen] = useState<number | 'other'>()
  const [typed, setTyped] = useState('')
  const given = chosen === 'other' ? parseRupees(typed) : chosen
  const change = given === undefined ? undefined : given - paisa
  const chipClass = (isChosen: boolean) =>
    classNames(
      'min-h-11 rounded-chip px-3.5 font-semibold',
      isChosen
        ? 'bg-blush inset-ring-[2.5px] inset-ring-crimson'
        : 'bg-surface inset-ring-[1.5px] inset-ring-line-strong',
    )
  return (
    <div className="mt-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <span className="text-small text-muted">{texts.given}</span>
        {likelySums(paisa).map((sum) => (
          <button
            key={sum}
            type="button"
            aria-pressed={chosen === sum}
            onClick={() => setChosen(chosen === sum ? undefined : sum)}
            className={chipClass(chosen === sum)}
          >
            {formatAmount(sum, language)}
          </button>
        ))}
        {/* The room is for what to give back once that is known. */}
        {typeof chosen !== 'number' && (
          <button
            type="button"
            aria-pressed={chosen === 'other'}
            onClick={() => setChosen(chosen === 'other' ? undefined : 'other')}
            className={chipClass(chosen === 'other')}
          >
            {texts.other}
          </button>
        )}
        <p role="status" className="ms-auto text-small">
          {change !== undefined &&
            (change < 0 ? (
              <span className="font-semibold text-crimson">{texts.tooLittle}</span>
            ) : change === 0 ? (
              texts.exact
            ) : (
              <>
                {texts.giveBack} <strong className="text-body">{formatRupees(change, language)}</strong>
              </>
            ))}
        </p>
      </div>
      {chosen === 'other' && (
        <Field label={texts.otherGiven}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
}
