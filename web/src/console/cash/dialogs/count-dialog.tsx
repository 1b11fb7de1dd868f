import { useState } from 'react'
import type { HandIn } from '@haat/contract/domains/cash.ts'
import { formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useCount } from '../cash.queries.ts'
import { CountedFields } from './counted-fields.tsx'
import { amountProblem } from './rupees-field.tsx'
import { useFailureText } from './use-failure-text.ts'

/** Counts what a courier handed in. */
export function CountDialog({ handIn, onClose }: { handIn: HandIn; onClose(): void }) {
  const { count: texts } = useArea('staff').cash
  const { ui } = useMessages()
  const failureText = useFailureText(texts.already)
  const [typed, setTyped] = useState('')
  const count = useCount(handIn.id)
  const paisa = parseRupees(typed)
  const form = useForm({
    names: ['amount', 'words'],
    texts: {
      amountRequired: texts.amountRequired,
      amountInvalid: texts.amountInvalid,
      wordsRequired: texts.wordsRequired,
    },
    values: { amount: typed },
    validate: ({ words }) => ({
      amount: amountProblem(typed),
      words: paisa !== handIn.expectedPaisa && words === '' ? 'wordsRequired' : undefined,
    }),
    async send({ words }) {
      await count.mutateAsync({ countedPaisa: paisa!, words })
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.expected(formatRupees(handIn.expectedPaisa, ui.language))}</p>
        <CountedFields
          label={texts.amount}
          {...{ typed, form, texts }}
          expectedPaisa={handIn.expectedPaisa}
          onType={setTyped}
        />
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {paisa === undefined ? texts.saveEmpty : texts.save(formatRupees(paisa, ui.language))}
        </Button>
      </form>
    </Dialog>
  )
}
