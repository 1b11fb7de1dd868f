import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { RecoveryCodes } from '../parts/recovery-codes.tsx'
import { PasswordStep } from './password-step.tsx'
import { ScanStep } from './scan-step.tsx'

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
