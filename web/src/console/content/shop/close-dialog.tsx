import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'

interface CloseShopDialogProps {
  /** The label of the button that cancels. */
  cancelLabel: string
  onClose(): void
  closeShop(reason: Bilingual): Promise<unknown>
}

/** Asks for confirmation before the shop closes, and for the reason that visitors will read. */
export function CloseShopDialog({ cancelLabel, onClose, closeShop }: CloseShopDialogProps) {
  const { shop } = useArea('staff')
  const { opening } = shop
  const labels = { en: opening.reasonEn, ne: opening.reasonNe }
  const form = useForm({
    names: ['en', 'ne'],
    texts: {},
    send: closeShop,
  })
  return (
    <Dialog isOpen onClose={onClose} title={opening.closeTitle}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{opening.closeLead}</p>
        {(['en', 'ne'] as const).map((language) => (
          <Field key={language} label={labels[language]}>
            {(control) => (
              <TextInput
                {...control}
                name={language}
                lang={language}
                maxLength={200}
                {...(language === 'en' && { 'data-autofocus': true })}
              />
            )}
          </Field>
        ))}
        <FormError text={form.failure === undefined ? undefined : opening.failed} />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onClose} className="grow">
            {cancelLabel}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyLabel={opening.closing} className="grow">
            {opening.closeButton}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
