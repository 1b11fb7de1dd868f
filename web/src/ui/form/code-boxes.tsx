import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { formatCount, fromDevanagariDigits, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { classNames } from '../class-names.ts'
import { useMessages } from '../messages/use-messages.ts'

interface CodeBoxesProps {
  texts: { code: string; codeFigure(at: string): string }
  /** How many figures the code has. */
  length: number
  code: string
  isWrong: boolean
  isRight?: boolean
  isDisabled: boolean
  onChange(code: string): void
}

const digitsOf = (text: string) => fromDevanagariDigits(text).replaceAll(/\D/g, '')

/** One box for each figure; the cursor moves by itself, and a whole code can be pasted. */
export function CodeBoxes({ texts, length, code, isWrong, isRight, isDisabled, onChange }: CodeBoxesProps) {
  const { language } = useMessages().ui
  const places = Array.from({ length }, (_, at) => at)
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (at: number) => boxes.current[Math.min(Math.max(at, 0), length - 1)]?.focus()
  /** How many boxes are filled, known before they are drawn again. */
  const filled = useRef(code.length)
  useEffect(() => {
    filled.current = code.length
    // A wrong code is emptied: the next one begins in the first box.
    if (isWrong && code === '') boxes.current[0]?.focus()
  }, [isWrong, code])

  function fill(next: string, at: number) {
    filled.current = next.length
    onChange(next)
    focus(at)
  }

  function enter(at: number, text: string) {
    const typed = digitsOf(text)
    // A box that was filled gives the figure that was typed last.
    const next = code.slice(0, at) + (typed.length > 1 && at < code.length ? typed.slice(-1) : typed)
    const whole = (next + code.slice(next.length)).slice(0, length)
    if (typed === '') onChange(code.slice(0, at))
    else fill(whole, next.length)
  }
  function onKeyDown(at: number, event: KeyboardEvent) {
    if (event.key === 'Backspace' && !code[at] && at > 0) {
      event.preventDefault()
      fill(code.slice(0, at - 1), at - 1)
    }
    if (event.key === 'ArrowLeft') focus(at - 1)
    if (event.key === 'ArrowRight') focus(at + 1)
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    const typed = digitsOf(event.clipboardData.getData('text')).slice(0, length)
    fill(typed, typed.length)
  }
  return (
    <div role="group" aria-label={texts.code} className="mt-3 grid max-w-sm grid-cols-4 gap-3 sm:gap-5">
      {places.map((at) => (
        <input
          key={at}
          ref={(box) => {
            boxes.current[at] = box
          }}
          aria-label={texts.codeFigure(formatCount(at + 1, language))}
          aria-invalid={isWrong || undefined}
          inputMode="numeric"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          disabled={isDisabled}
          value={inDigitsOf(language, code[at] ?? '')}
          onChange={(event) => enter(at, event.target.value)}
          onKeyDown={(event) => onKeyDown(at, event)}
          onPaste={onPaste}
          // What was entered so far has no gaps.
          onFocus={(event) => (at > filled.current ? focus(filled.current) : event.target.select())}
          className={classNames(
            'h-15 w-full rounded-control bg-surface text-center text-h2 text-ink outline-none focus:inset-ring-2 focus:inset-ring-indigo',
            isWrong && 'inset-ring-2 inset-ring-crimson',
            isRight && 'inset-ring-2 inset-ring-pine',
          )}
        />
      ))}
    </div>
  )
}
