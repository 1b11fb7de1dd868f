import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { problemOf } from './problem-of.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes for a code of the app. */
export function RenewCodes({ onDone }: { onDone(): void }) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [code, setCode] = useState('')
  const renew = useMutation({
    mutationFn: async (given: string) =>
      (await call('POST /account/second-factor/recovery-codes', { body: { code: given } })).data
        .recoveryCodes,
    networkMode: 'always',
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
        onFull={(full) => renew.mutate(full)}
        error={problemOf(renew.error, texts, texts.wrongCode)}
      />
      <Button type="submit" isWide isBusy={renew.isPending} busyLabel={texts.checking}>
        {texts.renew}
      </Button>
    </form>
  )
}
