import ArrowBigUp from 'lucide-react/icons/arrow-big-up'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Lock from 'lucide-react/icons/lock'
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Rendered at the other end of the row below the input. */
  aside?: ReactNode
}

/** A password with a button that shows it. Pasting and password managers are supported. For use inside a `Field`. */
export function PasswordInput({ aside, ...rest }: PasswordInputProps) {
  const texts = useArea('signIn').passwordInput
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        icon={<Lock />}
        onKeyDown={readCapsLock}
        onKeyUp={readCapsLock}
        onBlur={() => setIsCapsLockOn(false)}
      />
      <span role="status" className="text-small font-semibold text-cream-ink">
        {isCapsLockOn && (
          <span className="mt-2 flex items-center gap-1.5">
            <ArrowBigUp className="size-4" />
            {texts.capsLock}
          </span>
        )}
      </span>
      {/* Ordered after the error that the field may show below the input. */}
      <span className="order-last -mb-2 flex min-h-11 items-center justify-between gap-4 text-small font-semibold">
        <span>{aside}</span>
        <button
          type="button"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          className="-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-sunken [&>svg]:size-5"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
          {isShown ? texts.hide : texts.show}
        </button>
      </span>
    </>
  )
}
