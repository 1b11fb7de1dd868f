import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { errorText } from '../parts/error-text.ts'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'

interface PasswordStepProps {
  onDone(created: { secret: string; uri: string }): void
}

const hasNoPassword = (error: unknown) =>
  error instanceof ApiFailure && /no password/.test(error.fields['password'] ?? '')

export function PasswordStep({ onDone }: PasswordStepProps) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [password, setPassword] = useState('')
  const input = useFocusOnMount()
  const begin = useMutation({
    mutationFn: async () => (await call('POST /account/second-factor', { body: { password } })).data,
    onSuccess: onDone,
  })
  const refusedText = hasNoPassword(begin.error) ? texts.noPassword : texts.wrongPassword
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!begin.isPending) begin.mutate()
      }}
    >
      <Field
        label={texts.password}
        hint={texts.passwordHint}
        error={errorText(begin.error, texts, refusedText)}
        isRequired
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" isWide isBusy={begin.isPending}>
        {texts.next}
      </Button>
    </form>
  )
}
