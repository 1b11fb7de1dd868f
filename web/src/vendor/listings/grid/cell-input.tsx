import { useEffect, useRef, type KeyboardEvent } from 'react'

interface CellInputProps {
  label: string
  /** The text it begins with. */
  text: string
  /** Whether the text is selected, so that typing replaces it. */
  isSelected: boolean
  noteId: string | undefined
  onDone(text: string, move: 'down' | 'up' | 'next' | 'back' | null): void
  onCancel(): void
}

/** The field into which a cell is typed. */
export function CellInput({ label, text, isSelected, noteId, onDone, onCancel }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // Some browsers tell a field that goes away that it lost the focus.
  const isOver = useRef(false)
  useEffect(() => {
    input.current!.focus()
    if (isSelected) input.current!.select()
  }, [isSelected])

  function end(move: Parameters<CellInputProps['onDone']>[1]) {
    if (isOver.current) return
    isOver.current = true
    onDone(input.current!.value, move)
  }
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    const moves = {
      Enter: event.shiftKey ? 'up' : 'down',
      ArrowDown: 'down',
      ArrowUp: 'up',
      Tab: event.shiftKey ? 'back' : 'next',
    } as const
    if (event.key === 'Escape') {
      event.preventDefault()
      isOver.current = true
      onCancel()
    } else if (Object.hasOwn(moves, event.key)) {
      event.preventDefault()
      end(moves[event.key as keyof typeof moves])
    }
  }
  return (
    <input
      ref={input}
      aria-label={label}
      aria-describedby={noteId}
      inputMode="decimal"
      maxLength={24}
      defaultValue={text}
      onKeyDown={onKeyDown}
      onBlur={() => end(null)}
      className="absolute inset-0 z-10 size-full bg-surface px-2.5 text-right text-small outline-2 -outline-offset-2 outline-focus"
    />
  )
}
