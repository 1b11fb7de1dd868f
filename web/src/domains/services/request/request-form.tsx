import type { ComponentProps, ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { requestNoteMaxLength } from '@haat/contract/domains/services.rules.ts'
import { ApiFailure } from '#api/client.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { tomorrowInNepal } from '../free-day.ts'
import type { RequestField, useRequestForm } from './use-request-form.ts'

interface RequestFormProps {
  form: ReturnType<typeof useRequestForm>
  visitor: User | undefined
}

/** The note is sent together with the chosen option, so room for that is kept. */
const noteMaxLength = requestNoteMaxLength - 200

export function RequestForm({ form, visitor }: RequestFormProps) {
  const services = useArea('services')
  const { madeAt } = usePublicConfig()
  const { failure } = form

  const field = (name: RequestField, label: string, attributes: ComponentProps<'input'>): ReactNode => (
    <Field label={label} error={form.error(name)} isRequired>
      {(control) => {
        const Input = attributes.type === 'tel' ? PhoneInput : TextInput
        return <Input {...control} name={name} {...attributes} />
      }}
    </Field>
  )

  const isSpoken = failure instanceof ApiFailure && (failure.status === 429 || failure.status === 404)
  const refusal = failure ? (isSpoken ? failure.message : services.sendFailed) : undefined
  return (
    <form {...form.props} className="grid gap-4">
      {field('dayWished', services.dayWished, { type: 'date', min: tomorrowInNepal(madeAt) })}
      {field('name', services.name, { autoComplete: 'name', defaultValue: visitor?.name })}
      {field('email', services.email, {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        defaultValue: visitor?.email,
      })}
      {field('phoneNumber', services.phone, {
        type: 'tel',
        autoComplete: 'tel',
        defaultValue: visitor?.phoneNumber ?? undefined,
      })}
      <Field label={services.note} error={form.error('note')}>
        {(control) => (
          <TextArea
            {...control}
            name="note"
            rows={3}
            maxLength={noteMaxLength}
            placeholder={services.notePlaceholder}
          />
        )}
      </Field>
      <FormError text={refusal} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy} busyLabel={services.sending}>
        {services.send}
      </Button>
    </form>
  )
}
