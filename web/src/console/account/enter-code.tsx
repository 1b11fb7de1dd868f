import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from './parts/code-field.tsx'
import { errorText } from './parts/error-text.ts'
import { RecoveryForm } from './recovery-form.tsx'

type VerifyRequest = { code: string } | { recoveryCode: string }

/** Asks for the code of the authenticator app, or for a recovery code from somebody who has lost the app. */
export function EnterCode({ onVerified }: { onVerified(factor: SecondFactor): void }) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [isRecovering, setIsRecovering] = useState(false)
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: async (body: VerifyRequest) =>
      (await call('POST /account/second-factor/verify', { body })).data,
    onSuccess: onVerified,
    onError: () => setCode(''),
  })
  const toggleRecovery = () => {
    verify.reset()
    setIsRecovering(!isRecovering)
  }
  return (
    <>
      <div>
        <h1 className="text-h2">{isRecovering ? texts.recoveryHeading : texts.heading}</h1>
        <p className="mt-1 text-muted">{isRecovering ? texts.recoveryLead : texts.lead}</p>
      </div>
      {isRecovering ? (
        <RecoveryForm
          isBusy={verify.isPending}
          error={errorText(verify.error, texts, texts.wrongRecovery)}
          onSend={(recoveryCode) => verify.mutate({ recoveryCode })}
        />
      ) : (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!verify.isPending) verify.mutate({ code })
          }}
        >
          <CodeField
            label={texts.code}
            value={code}
            onChange={setCode}
            onComplete={(full) => verify.mutate({ code: full })}
            error={errorText(verify.error, texts, texts.wrongCode)}
          />
          <Button type="submit" size="large" isWide isBusy={verify.isPending} busyLabel={texts.checking}>
            {texts.enter}
          </Button>
        </form>
      )}
      <Button variant="quiet" isWide onClick={toggleRecovery}>
        {isRecovering ? texts.useApp : texts.useRecovery}
      </Button>
      {isRecovering && <p className="text-small text-muted">{texts.lostBoth}</p>}
    </>
  )
}
