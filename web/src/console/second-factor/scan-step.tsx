import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { problemOf } from './problem-of.ts'
import { QrPicture } from './qr-picture.tsx'

interface ScanStepProps {
  secret: string
  uri: string
  onDone(recoveryCodes: string[]): void
}

export function ScanStep({ secret, uri, onDone }: ScanStepProps) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: async (given: string) =>
      (await call('POST /account/second-factor/confirm', { body: { code: given } })).data.recoveryCodes,
    networkMode: 'always',
    onSuccess: onDone,
    onError: () => setCode(''),
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!confirm.isPending) confirm.mutate(code)
      }}
    >
      <QrPicture text={uri} label={texts.scanAlt} />
      <div>
        <p className="text-small text-muted">{texts.orType}</p>
        <div className="mt-1 flex items-center gap-2 rounded-control bg-sunken p-2 pl-3">
          <code className="min-w-0 grow font-sans font-semibold">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} />
        </div>
      </div>
      <CodeField
        label={texts.firstCode}
        value={code}
        onChange={setCode}
        onFull={(full) => confirm.mutate(full)}
        error={problemOf(confirm.error, texts, texts.wrongCode)}
      />
      <Button type="submit" size="large" isWide isBusy={confirm.isPending} busyLabel={texts.checking}>
        {texts.confirm}
      </Button>
    </form>
  )
}
