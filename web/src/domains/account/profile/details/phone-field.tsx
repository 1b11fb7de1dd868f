import { useState } from 'react'
import { formatPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { AccountField } from '../../form/account-field.tsx'
import { LiveRule } from '../../form/password-rules.tsx'
import type { Form } from '#ui/form/use-form.ts'

interface PhoneFieldProps {
  form: Pick<Form<'phoneNumber'>, 'error'>
  defaultValue: string
}

/** Shows while typing how the number was understood, and finds no fault with it before it is finished. */
export function PhoneField({ form, defaultValue }: PhoneFieldProps) {
  const { ui } = useMessages()
  const { labels, hints } = useArea('signIn')
  const [typed, setTyped] = useState(defaultValue)
  return (
    <AccountField
      id="profile-phone"
      name="phoneNumber"
      type="tel"
      label={labels.phoneNumber}
      form={form}
      defaultValue={defaultValue}
      inputMode="tel"
      autoComplete="tel"
      onText={setTyped}
      hint={
        toE164(typed) ? (
          <LiveRule isMet>{hints.phoneGood(formatPhone(typed, ui.language))}</LiveRule>
        ) : (
          hints.phoneNumber
        )
      }
    />
  )
}
