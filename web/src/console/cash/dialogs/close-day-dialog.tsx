import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CashDay } from '@haat/contract/domains/cash.ts'
import { formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { shortDay } from '#console/support/time/short-time.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { cashQueries, openDayQuery, useCloseDay } from '../cash.queries.ts'
import { CountedFields } from './counted-fields.tsx'
import { amountProblem } from './rupees-field.tsx'
import { useFailureText } from './use-failure-text.ts'

interface CloseDayDialogProps {
  /** As it was when the dialog was opened. */
  seen: CashDay
  onClose(): void
}

/** Closes a day with what was found in the box. Only the box of now can be counted, also for a day that is over. */
export function CloseDayDialog({ seen, onClose }: CloseDayDialogProps) {
  const { cash } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { ui } = useMessages()
  const { close: texts } = cash
  const failureText = useFailureText(texts.refused, texts.changed)
  const { day } = seen
  const box = useBox(seen)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const close = useCloseDay(day)
  const paisa = parseRupees(typed)
  const sums = {
    atEnd: formatRupees(box.thenPaisa, ui.language),
    since: formatRupees(Math.abs(box.sincePaisa), ui.language),
    now: formatRupees(box.nowPaisa, ui.language),
  }
  const form = useForm({
    names: ['amount', 'words', 'code'],
    texts: {
      amountRequired: texts.foundRequired,
      amountInvalid: texts.foundInvalid,
      amountTooLittle: texts.foundTooLittle(sums.now),
      wordsRequired: texts.wordsRequired,
      codeInvalid: secondFactor.wrongCode,
    },
    values: { amount: typed, code },
    validate: ({ words }) => ({
      amount: amountProblem(typed) ?? (paisa! < box.sincePaisa ? 'amountTooLittle' : undefined),
      words: paisa !== box.nowPaisa && words === '' ? 'wordsRequired' : undefined,
      code: code.length < 6 ? 'codeInvalid' : undefined,
    }),
    refusedAs: { code: 'codeInvalid' },
    problemsOfFailure: (reason) =>
      reason instanceof ApiFailure && reason.fields['foundPaisa'] ? { amount: 'amountTooLittle' } : {},
    async send({ words }) {
      const found = { boxPaisa: box.nowPaisa, foundPaisa: paisa! - box.sincePaisa, words, code }
      await close.mutateAsync(found).finally(() => setCode(''))
      void showToast('success', texts.saved)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title(shortDay(day, ui.language))}>
      <form {...form.props} className="grid gap-4">
        <div>
          {box.isEarlier ? (
            <>
              <p>{texts.boxThen(sums.atEnd)}</p>
              {box.sincePaisa !== 0 && (
                <p>{box.sincePaisa > 0 ? texts.cameSince(sums.since) : texts.wentSince(sums.since)}</p>
              )}
              <p className="font-semibold">{texts.boxNow(sums.now)}</p>
            </>
          ) : (
            <p className="font-semibold">{texts.box(sums.now)}</p>
          )}
          <p className="text-small text-muted">{texts.text}</p>
        </div>
        <CountedFields
          label={box.isEarlier ? texts.foundNow : texts.found}
          {...{ typed, form, texts }}
          expectedPaisa={box.nowPaisa}
          onType={setTyped}
        />
        <CodeField label={cash.code} code={code} error={form.error('code')} onChange={setCode} />
        <p className="text-fine text-muted">{cash.why}</p>
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}

/** The box by the books at the end of the day and now, also if somebody counts meanwhile or midnight passes. */
function useBox(seen: CashDay) {
  const call = useCall()
  const { data: overview } = useQuery(cashQueries.overview(call))
  const today = overview?.today ?? seen
  const isEarlier = seen.day < today.day
  const { data: day = seen } = useQuery({ ...openDayQuery(call, seen.day), enabled: isEarlier })
  const nowPaisa = today.boxPaisa
  const thenPaisa = isEarlier ? day.boxPaisa : nowPaisa
  return { isEarlier, nowPaisa, thenPaisa, sincePaisa: nowPaisa - thenPaisa }
}
