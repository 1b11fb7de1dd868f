import { useId } from 'react'
import { shelfMaxLength } from '@haat/contract/domains/stock.rules.ts'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
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
import { useShelf } from './stock.queries.ts'

interface ShelfDialogProps {
  shopId: string
  item: StockItem
  onClose(): void
}

/** Where a variant lies in the shop, for whoever fetches it. */
export function ShelfDialog({ shopId, item, onClose }: ShelfDialogProps) {
  const { stock, failures } = useArea('vendor')
  const { shelf: texts } = stock
  const { ui } = useMessages()
  const formId = useId()
  const { mutateAsync: save } = useShelf(shopId, item.variantId)
  const form = useForm({
    names: ['shelf'],
    texts: texts.problems,
    validate: ({ shelf }) => ({ shelf: shelf.length > shelfMaxLength ? 'shelfLong' : undefined }),
    async send({ shelf }) {
      await save(shelf)
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
          hint={texts.hint(formatCount(shelfMaxLength, ui.language))}
          error={form.error('shelf')}
        >
          {(control) => (
            <TextInput
              {...control}
              name="shelf"
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={item.shelf}
              className="max-w-40 text-title"
            />
          )}
        </Field>
        <FormError text={failureText(form.failure, failures)} />
      </form>
    </Dialog>
  )
}
