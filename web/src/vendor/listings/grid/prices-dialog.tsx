import { useState } from 'react'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { readStep, type PriceStep } from './grid-edits.ts'
import { useCellWords } from './use-cell-words.ts'

interface PricesDialogProps {
  /** How many listings are chosen. */
  count: number
  onApply(step: PriceStep): void
  onClose(): void
}

/** By how much the prices of the chosen listings go up or down. */
export function PricesDialog({ count: chosen, onApply, onClose }: PricesDialogProps) {
  const { prices: texts } = useArea('vendor').listingGrid
  const { count } = useCellWords()
  const [step, setStep] = useState<PriceStep>({
    way: 'raise',
    unit: 'percent',
    amount: '',
  })
  const [isTried, setIsTried] = useState(false)
  const isWrong = readStep(step) === undefined
  const apply = () => (isWrong ? setIsTried(true) : onApply(step))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(count(chosen))}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button isWide onClick={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <fieldset>
          <legend className="mb-2 text-label">{texts.way}</legend>
          <Segments
            names={{ raise: texts.raise, lower: texts.lower }}
            chosen={step.way}
            onChoose={(way) => setStep({ ...step, way })}
          />
        </fieldset>
        <fieldset>
          <legend className="mb-2 text-label">{texts.unit}</legend>
          <Segments
            names={{ percent: texts.percent, rupees: texts.rupees }}
            chosen={step.unit}
            onChoose={(unit) => setStep({ ...step, unit })}
          />
        </fieldset>
        <Field
          label={texts.by}
          hint={texts.lead}
          error={isTried && isWrong && (step.unit === 'percent' ? texts.wrongPercent : texts.wrongRupees)}
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              inputMode="decimal"
              maxLength={16}
              value={step.amount}
              onChange={(event) => setStep({ ...step, amount: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
