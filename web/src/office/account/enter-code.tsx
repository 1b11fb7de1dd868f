import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CodeForm } from './parts/code-form.tsx'
import { errorText } from './parts/error-text.ts'
import { useFocusOnMount } from './parts/use-focus-on-mount.ts'

type VerifyRequest = { code: string } | { recoveryCode: string }

/** Asks for the code of the authenticator app, or for a recovery code from somebody who has lost the app. */
export function EnterCode({ onVerified }: { onVerified(factor: SecondFactor): void }) {
  const { secondFactor: texts } = useArea('office')
  const call = useCall()
  const [isRecovering, setIsRecovering] = useState(false)
  const verify = async (body: VerifyRequest) =>
    onVerified((await call('POST /account/second-factor/verify', { body })).data)
  return (
    <>
      <div>
        <h1 className="text-h2">{isRecovering ? texts.recoveryHeading : texts.heading}</h1>
        <p className="mt-1 text-muted">{isRecovering ? texts.recoveryLead : texts.lead}</p>
      </div>
      {isRecovering ? (
        <RecoveryForm send={(recoveryCode) => verify({ recoveryCode })} />
      ) : (
        <CodeForm label={texts.code} buttonLabel={texts.enter} send={(code) => verify({ code })} />
      )}
      <Button variant="quiet" isWide onClick={() => setIsRecovering(!isRecovering)}>
        {isRecovering ? texts.useApp : texts.useRecovery}
      </Button>
      {isRecovering && (
        <p className="text-small text-muted">
          {texts.lostBoth}{' '}
          <Link to="/contact-admin" className="font-semibold text-crimson underline">
            {texts.askUs}
          </Link>
        </p>
      )}
    </>
  )
}

/** The body of the call holds either a code of the app or a recovery code. */
const loadSchema = async () =>
  (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[
    'POST /account/second-factor/verify'
  ].body.options[1]

function RecoveryForm({ send }: { send(code: string): Promise<unknown> }) {
  const { secondFactor: texts } = useArea('office')
  const input = useFocusOnMount()
  const form = useForm({
    names: ['recoveryCode'],
    texts: { recoveryCodeInvalid: texts.wrongRecovery },
    schema: loadSchema,
    refusedAs: { recoveryCode: 'recoveryCodeInvalid' },
    send: ({ recoveryCode }) => send(recoveryCode),
  })
  const error = form.error('recoveryCode') ?? errorText(form.failure, texts, texts.wrongRecovery)
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={texts.recoveryCode} error={error} isRequired>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder="xxxx-xxxx-xxxx-xxxx"
          />
        )}
      </Field>
      <Button type="submit" size="large" isWide isBusy={form.isBusy} busyLabel={texts.checking}>
        {texts.enter}
      </Button>
    </form>
  )
}
