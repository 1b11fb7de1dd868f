import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CallInput } from '@haat/contract/domains/support.calls.ts'
import { contactTypes } from '@haat/contract/domains/support.contact.rules.ts'
import { ticketPriorities, ticketTextMaxLength } from '@haat/contract/domains/support.tickets.rules.ts'
import { languages } from '@haat/contract/shared/language.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { deskQueries } from '../desk.queries.ts'

const names = [
  'name',
  'phoneNumber',
  'email',
  'type',
  'priority',
  'subject',
  'orderNumber',
  'message',
  'language',
  'messageKey',
] as const

/** Takes down what somebody says on the telephone, and opens it as their ticket. */
export function CallDialog({ onClose }: { onClose(): void }) {
  const { desk, calls } = useArea('staff')
  const { ui } = useMessages()
  const [email, setEmail] = useState('')
  // Stays the same while the dialog is open, so that repeated attempts make only one ticket.
  const [messageKey] = useState(makeUuid)
  const takeDown = useTakeDownCall()
  const navigate = useNavigate()
  const form = useForm({
    names,
    texts: calls,
    schema: async () => (await import('@haat/contract/domains/support.calls.ts')).takeDownCallBody,
    values: { messageKey },
    validate: (values) =>
      values.email === '' && values.phoneNumber === '' ? { phoneNumber: 'phoneNumberRequired' } : {},
    alsoCleared: { email: ['phoneNumberRequired'] },
    refusedAs: { orderNumber: 'orderNumberUnknown' },
    async send(values) {
      const { number } = await takeDown.mutateAsync(values as CallInput)
      void showToast('success', calls.done(number))
      // Closed first, so that nobody is asked whether to leave what was sent.
      flushSync(onClose)
      void navigate({ to: '/staff/$', params: { _splat: `desk/${number}` } })
    },
  })
  const leaveGuard = useLeaveGuard(form.isDirty)
  return (
    <Dialog isOpen onClose={() => leaveGuard.leave(onClose)} title={calls.title} size="wide">
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{calls.text}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={calls.name} error={form.error('name')} isRequired>
            {(control) => <TextInput {...control} name="name" maxLength={120} autoComplete="off" />}
          </Field>
          <Field label={calls.phoneNumber} error={form.error('phoneNumber')}>
            {(control) => <PhoneInput {...control} name="phoneNumber" maxLength={40} autoComplete="off" />}
          </Field>
          <Field label={calls.email} hint={<AccountHint email={email} />} error={form.error('email')}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="email"
                autoComplete="off"
                onBlur={(event) => setEmail(event.target.value.trim())}
              />
            )}
          </Field>
          <Field label={calls.language} hint={calls.languageHint}>
            {(control) => (
              <SelectInput {...control} name="language" defaultValue={ui.language}>
                {languages.map((language) => (
                  <option key={language} value={language}>
                    {calls.languages[language]}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
          <Field label={calls.subject} error={form.error('subject')} isRequired>
            {(control) => <TextInput {...control} name="subject" maxLength={200} autoComplete="off" />}
          </Field>
          <Field label={calls.orderNumber} error={form.error('orderNumber')}>
            {(control) => (
              <TextInput
                {...control}
                name="orderNumber"
                maxLength={24}
                placeholder="H-20764"
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={desk.type}>
            {(control) => (
              <SelectInput {...control} name="type" defaultValue="support">
                {contactTypes.map((type) => (
                  <option key={type} value={type}>
                    {desk.types[type]}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
          <Field label={desk.priority}>
            {(control) => (
              <SelectInput {...control} name="priority" defaultValue="normal">
                {ticketPriorities.map((priority) => (
                  <option key={priority} value={priority}>
                    {desk.priorities[priority]}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
        </div>
        <Field label={calls.message} hint={calls.messageHint} error={form.error('message')} isRequired>
          {(control) => <TextArea {...control} name="message" rows={5} maxLength={ticketTextMaxLength} />}
        </Field>
        <FormError text={form.failure === undefined ? undefined : desk.notSent} />
        <Button type="submit" isBusy={form.isBusy} className="justify-self-end">
          {calls.save}
        </Button>
      </form>
      {leaveGuard.dialog}
    </Dialog>
  )
}

/** Says whose account has confirmed the address, once it was typed. */
function AccountHint({ email }: { email: string }) {
  const { calls } = useArea('staff')
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['desk', 'caller', email],
    queryFn: async ({ signal }) => (await call('GET /staff/callers', { query: { email }, signal })).data,
    enabled: email.includes('@'),
  })
  return (
    <span role="status">
      {!data ? calls.emailHint : data.account ? calls.account(data.account.name) : calls.noAccount}
    </span>
  )
}

function useTakeDownCall() {
  const call = useCall()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CallInput) => (await call('POST /staff/calls', { body })).data,
    onSuccess: (ticket) => {
      client.setQueryData(deskQueries.ticket(call, ticket.number).queryKey, ticket)
      void client.invalidateQueries({ queryKey: ['desk', 'queue'] })
      void client.invalidateQueries({ queryKey: ['staff', 'open-tickets'] })
    },
  })
}
