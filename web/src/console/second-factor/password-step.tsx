import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { problemOf } from './problem-of.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface PasswordStepProps {
  onDone(made: { secret: string; uri: string }): void
}

const hasNoPassword = (error: unknown) =>
  error instanceof ApiFailure && /no password/.test(error.fields['password'] ?? '')

export function PasswordStep({ onDone }: PasswordStepProps) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [password, setPassword] = useState('')
  const input = useFirstFocus()
  const begin = useMutation({
    mutationFn: async () => (await call('POST /account/second-factor', { body: { password } })).data,
    networkMode: 'always',
    onSuccess: onDone,
  })
  const wrong = hasNoPassword(begin.error) ? texts.noPassword : texts.wrongPassword
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
        error={problemOf(begin.error, texts, wrong)}
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
