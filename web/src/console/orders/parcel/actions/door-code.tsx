import { useRef } from 'react'
import { doorCodeDigits } from '@haat/contract/domains/orders.rules.ts'
import { formatCount, fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface DoorCodeProps {
  code: string
  onChange(code: string): void
}

/** A box for each digit of the door code, in either script; typing goes on to the next one. */
export function DoorCode({ code, onChange }: DoorCodeProps) {
  const { fields } = useArea('staff').orderParcels
  const { ui } = useMessages()
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  function type(at: number, typed: string) {
    const digits = fromDevanagariDigits(typed).replaceAll(/\D/g, '')
    const next = (code.slice(0, at) + digits + (digits === '' ? '' : code.slice(at + digits.length))).slice(
      0,
      doorCodeDigits,
    )
    onChange(next)
    boxes.current[Math.min(next.length, doorCodeDigits - 1)]?.focus()
  }
  return (
    <span className="flex gap-2">
      {Array.from({ length: doorCodeDigits }, (_, at) => (
        <input
          key={at}
          ref={(box) => void (boxes.current[at] = box)}
          aria-label={fields.digit(formatCount(at + 1, ui.language))}
          inputMode="numeric"
          autoComplete="off"
          value={code[at] ?? ''}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(at, event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' || code[at] !== undefined || at === 0) return
            event.preventDefault()
            onChange(code.slice(0, at - 1))
            boxes.current[at - 1]?.focus()
          }}
          className="size-11 rounded-chip border-[1.5px] border-line-strong bg-surface text-center text-h3 focus:border-indigo"
        />
      ))}
    </span>
  )
}
