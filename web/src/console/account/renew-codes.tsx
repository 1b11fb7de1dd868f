import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from './parts/code-field.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'
import { errorText } from './parts/error-text.ts'

/** Replaces the recovery codes, after a code of the authenticator app was entered. */
export function RenewCodes({ onDone }: { onDone(): void }) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [code, setCode] = useState('')
  const renew = useMutation({
    mutationFn: async (appCode: string) =>
      (await call('POST /account/second-factor/recovery-codes', { body: { code: appCode } })).data
        .recoveryCodes,
    onError: () => setCode(''),
  })
  if (renew.data) {
    return (
      <>
        <p className="text-muted">{texts.codesLead}</p>
        <RecoveryCodes codes={renew.data} />
        <Button isWide onClick={onDone}>
          {texts.kept}
        </Button>
      </>
    )
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!renew.isPending) renew.mutate(code)
      }}
    >
      <CodeField
        label={texts.code}
        value={code}
        onChange={setCode}
        onComplete={(full) => renew.mutate(full)}
        error={errorText(renew.error, texts, texts.wrongCode)}
      />
      <Button type="submit" isWide isBusy={renew.isPending} busyLabel={texts.checking}>
        {texts.renew}
      </Button>
    </form>
  )
}
