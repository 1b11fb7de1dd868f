import { useState } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface CloseShopDialogProps {
  isBusy: boolean
  /** The label of the button that cancels. */
  cancelLabel: string
  onClose(): void
  onConfirm(reason: Bilingual): void
}

/** Asks for confirmation before the shop closes, and for the reason that visitors will read. */
export function CloseShopDialog({ isBusy, cancelLabel, onClose, onConfirm }: CloseShopDialogProps) {
  const { shop } = useArea('staff')
  const { opening } = shop
  const [reason, setReason] = useState<Bilingual>({ en: '', ne: '' })
  const labels = { en: opening.reasonEn, ne: opening.reasonNe }
  return (
    <Dialog isOpen onClose={onClose} title={opening.closeTitle}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onConfirm(reason)
        }}
      >
        <p className="text-muted">{opening.closeLead}</p>
        {(['en', 'ne'] as const).map((language) => (
          <Field key={language} label={labels[language]}>
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                maxLength={200}
                {...(language === 'en' && { 'data-autofocus': true })}
                value={reason[language]}
                onChange={(event) => setReason({ ...reason, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onClose} className="grow">
            {cancelLabel}
          </Button>
          <Button type="submit" isBusy={isBusy} busyLabel={opening.closing} className="grow">
            {opening.closeButton}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
