import { useState } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeForm } from './parts/code-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'

type VerifyRequest = { code: string } | { recoveryCode: string }

/** Asks for the code of the authenticator app, or for a recovery code from somebody who has lost the app. */
export function EnterCode({ onVerified }: { onVerified(factor: SecondFactor): void }) {
  const { secondFactor: texts } = useArea('staff')
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
      {isRecovering && <p className="text-small text-muted">{texts.lostBoth}</p>}
    </>
  )
}
