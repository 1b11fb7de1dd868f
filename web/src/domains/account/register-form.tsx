import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { formatPhone, isDoubtfulPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useForm, type Form } from '#ui/form/use-form.ts'
import { AccountField } from './form/account-field.tsx'
import { EmailField } from './form/email-field.tsx'
import { FailureNote } from './form/failure-note.tsx'
import { hasKeyboard } from './form/has-keyboard.ts'
import { LiveRule, PasswordRules } from './form/password-rules.tsx'
import { ConsentText } from './sign-in/consent-text.tsx'

const names = ['name', 'email', 'phoneNumber', 'password', 'acceptedTerms'] as const

interface RegisterFormProps {
  firstEmail: string | undefined
  onDone(email: string): void
}

/** The API answers alike for a new address and for a known one, and registering signs nobody in. */
export function RegisterForm({ firstEmail, onDone }: RegisterFormProps) {
  const { register, labels, hints, problems } = useArea('signIn')
  const { ui } = useMessages()
  const call = useCall()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const form = useForm({
    names,
    texts: problems,
    untrimmed: ['password'],
    // The schema has checked its length, so a refusal means that it is a common one.
    refusedAs: { password: 'passwordCommon' },
    schema: () => import('@haat/contract/domains/account.ts').then((contract) => contract.registrationSchema),
    toBody: (values) => ({ ...values, acceptedTerms: values.acceptedTerms !== '' }),
    send: async (values) => {
      await call('POST /auth/register', { body: { ...values, acceptedTerms: true } })
      onDone(values.email)
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <AccountField
        id="register-name"
        name="name"
        label={labels.name}
        form={form}
        icon={<UserRound />}
        autoComplete="name"
        autoCapitalize="words"
        data-autofocus={hasKeyboard() || undefined}
      />
      <EmailField id="register-email" form={form} defaultValue={firstEmail} />
      <AccountField
        id="register-phone"
        name="phoneNumber"
        type="tel"
        label={labels.phoneNumber}
        form={form}
        icon={<Phone />}
        autoComplete="tel"
        onText={setPhone}
        hint={
          toE164(phone) && !isDoubtfulPhone(phone) ? (
            <LiveRule isMet>{hints.phoneGood(formatPhone(phone, ui.language))}</LiveRule>
          ) : (
            hints.phoneNumber
          )
        }
      />
      <AccountField
        id="register-password"
        name="password"
        type="password"
        label={labels.password}
        form={form}
        autoComplete="new-password"
        onText={setPassword}
        hint={<PasswordRules password={password} />}
      />
      <ConsentField form={form} />
      <FailureNote failure={form.failure} />
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {register.submit}
      </Button>
    </form>
  )
}

const noteId = 'register-consent-note'

function ConsentField({ form }: { form: Pick<Form<'acceptedTerms'>, 'error'> }) {
  const error = form.error('acceptedTerms')
  return (
    <div>
      <Checkbox
        name="acceptedTerms"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      >
        <ConsentText of="consent" />
      </Checkbox>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  )
}
