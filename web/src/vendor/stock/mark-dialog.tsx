import { useId } from 'react'
import { lowStockCount } from '@haat/contract/domains/catalogue.rules.ts'
import { maxLowMark } from '@haat/contract/domains/stock.rules.ts'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../members/failure-text.ts'
import { ItemName } from './item-name.tsx'
import { readAmount } from './read-amount.ts'
import { useLowMark } from './stock.queries.ts'

interface MarkDialogProps {
  shopId: string
  item: StockItem
  onClose(): void
}

/** From how many left on a variant counts as low. */
export function MarkDialog({ shopId, item, onClose }: MarkDialogProps) {
  const { stock, failures } = useArea('vendor')
  const { mark: texts } = stock
  const { ui } = useMessages()
  const formId = useId()
  const { mutateAsync: save } = useLowMark(shopId, item.variantId)
  const form = useForm({
    names: ['mark'],
    texts: texts.problems,
    validate: ({ mark }) => ({
      mark: mark === '' || (readAmount(mark) ?? Infinity) <= maxLowMark ? undefined : 'markInvalid',
    }),
    async send({ mark }) {
      await save(mark === '' ? null : readAmount(mark)!)
      onClose()
      void showToast('success', texts.saved)
    },
  })
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
        <ItemName item={item} />
        <p className="text-muted">{texts.text}</p>
        <Field
          label={texts.label}
          hint={texts.usual(formatCount(lowStockCount, ui.language))}
          error={form.error('mark')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="mark"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              defaultValue={item.lowMark === null ? '' : inDigitsOf(ui.language, String(item.lowMark))}
              className="max-w-40 text-title tabular-nums"
            />
          )}
        </Field>
        <FormError text={failureText(form.failure, failures)} />
      </form>
    </Dialog>
  )
}
