import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { confirmCodeDigits, confirmHours } from '@haat/contract/domains/orders.rules.ts'
import { formatCount, fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useCoolDown } from '#ui/form/use-cool-down.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { ordersQueries, useConfirmOrder } from '../orders.queries.ts'

const coolDownSeconds = 60
type CodeProblem = 'wrong' | 'tooMany' | 'often'
const byStatus: Record<number, CodeProblem> = { 409: 'tooMany', 422: 'wrong', 429: 'often' }
const problemOf = (failure: unknown): CodeProblem | undefined =>
  failure instanceof ApiFailure ? byStatus[failure.status] : undefined

/**
 * Asks for the code of our mail: an order to be paid in cash is packed once the user has proved to be
 * reachable.
 */
export function CodeForm({ number }: { number: string }) {
  const { ui } = useMessages()
  const { code: words } = useArea('orders')
  const confirm = useConfirmOrder(number)
  const field = useRef<HTMLInputElement>(null)
  const digits = formatCount(confirmCodeDigits, ui.language)
  const toBody = ({ code }: { code: string }) => ({ code: fromDevanagariDigits(code).replace(/\s/g, '') })
  const { wrong, tooMany, often } = words
  const form = useForm<'code', 'codeInvalid' | CodeProblem>({
    names: ['code'],
    texts: { codeInvalid: words.short(digits), wrong, tooMany, often },
    schema: () => import('@haat/contract/domains/orders.ts').then((contract) => contract.confirmOrderBody),
    toBody,
    problemsOfFailure(failure) {
      const problem = problemOf(failure)
      return problem ? { code: problem } : {}
    },
    async send(values) {
      try {
        await confirm.mutateAsync(toBody(values).code)
        void showToast('success', words.done)
      } catch (failure) {
        field.current?.select()
        throw failure
      }
    },
  })
  return (
    <Panel title={words.title} tone="cream" className="print:hidden">
      <p className="-mt-2 mb-4">{words.text(digits, formatCount(confirmHours, ui.language))}</p>
      <form {...form.props} className="grid gap-4">
        <Field label={words.label} error={form.error('code')} className="max-w-72">
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={confirmCodeDigits + 4}
              className="text-title tracking-[0.2em]"
            />
          )}
        </Field>
        <FormError text={form.failure ? words.failed : undefined} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={form.isBusy} busyLabel={words.busy} className="max-sm:w-full">
            {words.confirm}
          </Button>
          <Resend number={number} />
        </div>
      </form>
    </Panel>
  )
}

/** Sends the code again, and then not for a minute. */
function Resend({ number }: { number: string }) {
  const { ui } = useMessages()
  const { code: words } = useArea('orders')
  const call = useCall()
  const queryClient = useQueryClient()
  const { left, restart } = useCoolDown(coolDownSeconds, false)
  const resend = useMutation({
    mutationFn: () => call('POST /orders/:number/code', { params: { number } }),
    onSuccess: () => {
      restart()
      void showToast('success', words.sent)
      // The state of the earlier mail is out of date.
      void queryClient.invalidateQueries({ queryKey: ordersQueries.one(call, number).queryKey })
    },
    onError: (failure) => void showToast('error', words[problemOf(failure) ?? 'failed']),
  })
  return (
    <Button
      variant="secondary"
      isBusy={resend.isPending}
      aria-disabled={left > 0 || undefined}
      className="aria-disabled:text-muted max-sm:w-full"
      onClick={() => left > 0 || resend.mutate()}
    >
      {left > 0 ? words.againIn(formatCount(left, ui.language)) : words.again}
    </Button>
  )
}
