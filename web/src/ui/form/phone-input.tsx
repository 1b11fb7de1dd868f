import { useState, type ComponentProps, type ReactNode } from 'react'
import { isDoubtfulPhone } from '@haat/contract/shared/phone.ts'
import { useMessages } from '../messages/use-messages.ts'
import { TextInput } from './text-input.tsx'

type PhoneInputProps = ComponentProps<'input'> & { icon?: ReactNode }

/**
 * A field for a phone number. When it is left with a number of a block that we do not know, it asks whether that
 * is right, and takes it all the same. It does not ask while somebody types: every number begins too short.
 */
export function PhoneInput({ onBlur, onChange, ...rest }: PhoneInputProps) {
  const { ui } = useMessages()
  const [doubted, setDoubted] = useState('')
  return (
    <>
      <TextInput
        type="tel"
        inputMode="tel"
        {...rest}
        onChange={(event) => {
          setDoubted('')
          onChange?.(event)
        }}
        onBlur={(event) => {
          setDoubted(isDoubtfulPhone(event.target.value) ? event.target.value.trim() : '')
          onBlur?.(event)
        }}
      />
      <p role="status" className="text-small font-semibold not-empty:mt-2">
        {doubted && ui.phoneDoubt(doubted)}
      </p>
    </>
  )
}
