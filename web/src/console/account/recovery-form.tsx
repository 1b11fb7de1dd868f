import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useFocusOnMount } from './parts/use-focus-on-mount.ts'

interface RecoveryFormProps {
  isBusy: boolean
  error: string | undefined
  onSend(code: string): void
}

export function RecoveryForm({ isBusy, error, onSend }: RecoveryFormProps) {
  const { secondFactor: texts } = useArea('staff')
  const [code, setCode] = useState('')
  const input = useFocusOnMount()
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend(code)
      }}
    >
      <Field label={texts.recoveryCode} error={error} isRequired>
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
