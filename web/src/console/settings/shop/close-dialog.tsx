import { useState } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface CloseDialogProps {
  isBusy: boolean
  /** What the way back is called. */
  back: string
  onClose(): void
  onYes(reason: Bilingual): void
}

/** Asks once more, and for words that visitors read. */
export function CloseDialog({ isBusy, back, onClose, onYes }: CloseDialogProps) {
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
          if (!isBusy) onYes(reason)
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
            {back}
          </Button>
          <Button type="submit" isBusy={isBusy} busyLabel={opening.closing} className="grow">
            {opening.closeButton}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
