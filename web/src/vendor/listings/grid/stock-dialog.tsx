import { useState } from 'react'
import { maxOnHand } from '@haat/contract/domains/stock.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { readAmount } from '../../stock/read-amount.ts'
import { useCellWords } from './use-cell-words.ts'

interface StockDialogProps {
  /** How many listings are chosen. */
  count: number
  onApply(onHand: number): void
  onClose(): void
}

/** How many of each variant of the chosen listings are on hand. */
export function StockDialog({ count: chosen, onApply, onClose }: StockDialogProps) {
  const { stock: texts, prices } = useArea('vendor').listingGrid
  const { count } = useCellWords()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const onHand = readAmount(typed)
  const isWrong = onHand === undefined || onHand > maxOnHand
  const apply = () => (isWrong ? setIsTried(true) : onApply(onHand))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(count(chosen))}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {prices.cancel}
          </Button>
          <Button isWide onClick={apply}>
            {prices.apply}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <Field label={texts.amount} hint={texts.lead} error={isTried && isWrong && texts.wrong}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              inputMode="numeric"
              maxLength={10}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
