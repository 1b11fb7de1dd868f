import { useState } from 'react'
import { encode } from 'uqr'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CodeForm } from '../parts/code-form.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { errorText } from '../parts/error-text.ts'
import { RecoveryCodes } from '../parts/recovery-codes.tsx'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'

interface SecondFactorSetupProps {
  /** Called when the reader has confirmed that they kept the recovery codes. */
  onDone(): void
  /** False inside a dialog, which has a title of its own. */
  hasHeading?: boolean
}

/** Sets up the second factor in three steps: password, QR code with its first code, recovery codes. */
export function SecondFactorSetup({ onDone, hasHeading = true }: SecondFactorSetupProps) {
  const { secondFactor: texts } = useArea('staff')
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<string[]>()
  const heading = codes ? texts.codesHeading : secret ? texts.scan : texts.setUpHeading
  return (
    <>
      {(hasHeading || secret) && (
        <div>
          {hasHeading ? <h1 className="text-h2">{heading}</h1> : <h3 className="text-h3">{heading}</h3>}
          {codes && <p className="mt-1 text-muted">{texts.codesLead}</p>}
          {!secret && <p className="mt-1 text-muted">{texts.setUpLead}</p>}
        </div>
      )}
      {codes ? (
        <>
          <RecoveryCodes codes={codes} />
          <Button size="large" isWide onClick={onDone}>
            {texts.kept}
          </Button>
        </>
      ) : secret ? (
        <ScanStep {...secret} onDone={setCodes} />
      ) : (
        <PasswordStep onDone={setSecret} />
      )}
    </>
  )
}

interface ScanStepProps {
  secret: string
  uri: string
  onDone(recoveryCodes: string[]): void
}

function ScanStep({ secret, uri, onDone }: ScanStepProps) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const confirm = async (code: string) =>
    onDone((await call('POST /account/second-factor/confirm', { body: { code } })).data.recoveryCodes)
  return (
    <CodeForm label={texts.firstCode} buttonLabel={texts.confirm} send={confirm}>
      <QrCode text={uri} label={texts.scanAlt} />
      <div>
        <p className="text-small text-muted">{texts.orType}</p>
        <div className="mt-1 flex items-center gap-2 rounded-control bg-sunken p-2 pl-3">
          <code className="min-w-0 grow font-sans font-semibold">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} />
        </div>
      </div>
    </CodeForm>
  )
}

/**
 * Black on white in both colour schemes, because cameras read it best so.
 * It is drawn as one path, so that no markup of a library is inserted.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded-chip bg-white"
    >
      <path d={cells.join('')} fill="#000" />
    </svg>
  )
}

interface PasswordStepProps {
  onDone(created: { secret: string; uri: string }): void
}

function PasswordStep({ onDone }: PasswordStepProps) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const input = useFocusOnMount()
  const form = useForm({
    names: ['password'],
    texts: { passwordInvalid: texts.wrongPassword },
    schema: async () =>
      (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[
        'POST /account/second-factor'
      ].body,
    untrimmed: ['password'],
    send: async (body) =>
      onDone((await call('POST /account/second-factor', { body }).catch(throwInOurWords)).data),
  })

  /** The API refuses a password because it is wrong, or because the account has none. */
  function throwInOurWords(failure: unknown): never {
    const sentence = failure instanceof ApiFailure ? failure.fields['password'] : undefined
    if (!sentence) throw failure
    const password = sentence.includes('no password') ? texts.noPassword : texts.wrongPassword
    throw new ApiFailure(422, { fields: { password } })
  }
  return (
    <form {...form.props} className="grid gap-4">
      <Field
        label={texts.password}
        hint={texts.passwordHint}
        error={form.error('password') ?? errorText(form.failure, texts, texts.wrongPassword)}
        isRequired
      >
        {(control) => (
          <PasswordInput {...control} ref={input} name="password" autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="large" isWide isBusy={form.isBusy}>
        {texts.next}
      </Button>
    </form>
  )
}
