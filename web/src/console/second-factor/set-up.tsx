import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

interface SetUpProps {
  /** The recovery codes were seen. */
  onDone(): void
  /** Inside a dialog that has its own title. */
  hasHeading?: boolean
}

/** Password, picture with its first code, recovery codes. */
export function SetUp({ onDone, hasHeading = true }: SetUpProps) {
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
