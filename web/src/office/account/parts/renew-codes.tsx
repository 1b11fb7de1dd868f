import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Replaces the recovery codes, after a code of the authenticator app was entered. */
export function RenewCodes({ onDone }: { onDone(): void }) {
  const { secondFactor: texts } = useArea('office')
  const call = useCall()
  const [codes, setCodes] = useState<string[]>()
  const renew = async (code: string) =>
    setCodes(
      (await call('POST /account/second-factor/recovery-codes', { body: { code } })).data.recoveryCodes,
    )
  if (!codes) return <CodeForm label={texts.code} buttonLabel={texts.renew} size="regular" send={renew} />
  return (
    <>
      <p className="text-muted">{texts.codesLead}</p>
      <RecoveryCodes codes={codes} />
      <Button isWide onClick={onDone}>
        {texts.kept}
      </Button>
    </>
  )
}
