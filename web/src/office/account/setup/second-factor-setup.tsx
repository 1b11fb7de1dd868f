import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeForm } from '../parts/code-form.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { RecoveryCodes } from '../parts/recovery-codes.tsx'
import { PasswordStep } from './password-step.tsx'
import { QrCode } from '../../parts/qr-code.tsx'

interface SecondFactorSetupProps {
  /** Called when the reader has confirmed that they kept the recovery codes. */
  onDone(): void
  /** False inside a dialog, which has a title of its own. */
  hasHeading?: boolean
}

/** Sets up the second factor in three steps: password, QR code with its first code, recovery codes. */
export function SecondFactorSetup({ onDone, hasHeading = true }: SecondFactorSetupProps) {
  const { secondFactor: texts } = useArea('office')
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
  const { secondFactor: texts } = useArea('office')
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
