import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface RecoveryFormProps {
  isBusy: boolean
  problem: string | undefined
  onSend(code: string): void
}

export function RecoveryForm({ isBusy, problem, onSend }: RecoveryFormProps) {
  const { secondFactor: texts } = useArea('staff')
  const [code, setCode] = useState('')
  const input = useFirstFocus()
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend(code)
      }}
    >
      <Field label={texts.recoveryCode} error={problem} isRequired>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            placeholder="xxxx-xxxx-xxxx-xxxx"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" isWide isBusy={isBusy} busyLabel={texts.checking}>
        {texts.enter}
      </Button>
    </form>
  )
}
