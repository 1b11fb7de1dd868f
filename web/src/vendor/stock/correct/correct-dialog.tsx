import { useId, useRef, useState } from 'react'
import { movementWordsMaxLength, type CorrectionReason } from '@haat/contract/domains/stock.rules.ts'
import type { StockCorrection, StockItem } from '@haat/contract/domains/stock.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ItemName, useItemName } from '../item-name.tsx'
import { useCorrectStock } from '../stock.queries.ts'
import { afterCorrection, correctionOf, problemOf, type Direction } from './correction.ts'
import { useRefusal } from './use-refusal.ts'

interface CorrectDialogProps {
  shopId: string
  item: StockItem
  onClose(): void
}

/** The same key for the same change, so that a second press after a lost answer changes nothing more. */
function useKeys() {
  const last = useRef({ of: '', key: '' })
  return (body: StockCorrection) => {
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { of, key: makeUuid() }
    return last.current.key
  }
}

/** Says that there is more or less of a variant on hand, and why. */
export function CorrectDialog({ shopId, item, onClose }: CorrectDialogProps) {
  const { form: texts } = useArea('vendor').stock
  const { ui } = useMessages()
  const formId = useId()
  const nameOf = useItemName()
  const [reason, setReason] = useState<CorrectionReason>('received')
  const [direction, setDirection] = useState<Direction>('more')
  const [amount, setAmount] = useState('')
  const keyOf = useKeys()
  const refusal = useRefusal()
  const { mutateAsync: correct } = useCorrectStock(shopId, item.variantId)
  // Of a refusal that names the figures of now, those count: the list may still be on its way.
  const figures = refusal.figures ?? item
  const entry = { reason, direction, amount }
  const count = (number: number) => formatCount(number, ui.language)
  const form = useForm({
    names: ['amount', 'words'],
    texts: texts.problems,
    values: { amount },
    validate: ({ words }) => ({
      amount: problemOf(entry, figures.onHand),
      words: reason === 'other' && words === '' ? 'wordsRequired' : undefined,
    }),
    async send({ words }) {
      const body = correctionOf(entry, figures.onHand, words)
      const after = await correct({ body, key: keyOf(body) }).catch(refusal.remember)
      onClose()
      void showToast('success', texts.saved(nameOf(item), count(after.onHand)))
    },
  })
  const choose = (change: () => void) => {
    change()
    form.edit('amount', 'words')
  }
  const after = afterCorrection(entry, figures.onHand)
  const promised = figures.reserved + figures.allocated
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-5">
        <div className="grid gap-2">
          <ItemName item={item} />
          <p className="text-small">
            <strong>{texts.now(count(figures.onHand))}</strong>
            {promised > 0 && <span className="text-muted"> · {texts.promised(count(promised))}</span>}
          </p>
        </div>
        <fieldset>
          <legend className="mb-2 text-label">{texts.reason}</legend>
          <Segments
            names={texts.reasons}
            chosen={reason}
            onChoose={(chosen) => choose(() => setReason(chosen))}
          />
        </fieldset>
        {reason === 'other' && (
          <fieldset>
            <legend className="mb-2 text-label">{texts.direction}</legend>
            <Segments
              names={texts.directions}
              chosen={direction}
              onChoose={(chosen) => choose(() => setDirection(chosen))}
            />
          </fieldset>
        )}
        <Field
          label={texts.amounts[reason]}
          hint={
            after !== undefined
              ? texts.after(count(after))
              : reason === 'counted'
                ? texts.countedHint
                : undefined
          }
          error={form.error('amount')}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              className="max-w-40 text-title tabular-nums"
            />
          )}
        </Field>
        <Field
          label={reason === 'other' ? texts.wordsRequired : texts.words}
          error={form.error('words')}
          isRequired={reason === 'other'}
        >
          {(control) => (
            <TextInput {...control} name="words" maxLength={movementWordsMaxLength} autoComplete="off" />
          )}
        </Field>
        <FormError text={refusal.textOf(form.failure)} />
      </form>
    </Dialog>
  )
}
