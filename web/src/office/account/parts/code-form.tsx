import { useEffect, useState, type ReactNode } from 'react'
import { secondFactorDigits } from '@haat/contract/domains/account.second-factor.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CodeField } from '../code-field.tsx'
import { errorText } from './error-text.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface CodeFormProps {
  label: string
  buttonLabel: string
  size?: 'regular' | 'large'
  send(code: string): Promise<unknown>
  /** Rendered above the field. */
  children?: ReactNode
}

/** Asks for the code of the authenticator app. It is sent with its last digit, and a wrong one is cleared. */
export function CodeForm({ label, buttonLabel, size = 'large', send, children }: CodeFormProps) {
  const { secondFactor: texts } = useArea('office')
  const [code, setCode] = useState('')
  const input = useFocusOnMount()
  const form = useForm({
    names: ['code'],
    texts: { codeInvalid: texts.wrongCode },
    schema: async () =>
      (await import('@haat/contract/domains/account.second-factor.ts')).secondFactorEndpoints[
        'POST /account/second-factor/confirm'
      ].body,
    values: { code },
    refusedAs: { code: 'codeInvalid' },
    send: (values) =>
      send(values.code).catch((failure: unknown) => {
        setCode('')
        throw failure
      }),
  })
  const error = form.error('code') ?? errorText(form.failure, texts, texts.wrongCode)
  useEffect(() => {
    if (error) input.current?.select()
  }, [error, input])

  function changeCode(digits: string) {
    setCode(digits)
    if (digits.length === secondFactorDigits && digits !== code) void form.submit({ code: digits })
  }

  return (
    <form {...form.props} className="grid gap-4">
      {children}
      <CodeField label={label} code={code} error={error} ref={input} isFocused onChange={changeCode} />
      <Button type="submit" size={size} isWide isBusy={form.isBusy} busyLabel={texts.checking}>
        {buttonLabel}
      </Button>
    </form>
  )
}
