import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useArea } from '#messages/use-area.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { readSearchTerm } from '../read-search-term.ts'
import { keepSearch } from '../recent-searches.ts'
import type { TypeAheadProps } from '../type-ahead.tsx'
import { AheadContent } from './ahead-content.tsx'
import { AheadContext } from './ahead-context.ts'
import { useAheadKeys } from './use-ahead-keys.ts'
import { useLeaving } from './use-leaving.ts'
import { useGoSearch } from './use-go-search.ts'
import { writeInto } from './write-into.ts'

/** Under the box of a wide screen. The focus stays in the box; whatever else is in here is reached by Tab. */
export function AheadPanel({ input, isWanted }: TypeAheadProps) {
  const listId = `${input.id}-list`
  const panel = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(input.value)
  const [isOpen, setIsOpen] = useState(isWanted)
  const close = () => setIsOpen(false)
  const { activeId, setActiveId } = useAheadKeys({
    input,
    panel,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: close,
  })
  const goSearch = useGoSearch()
  const write = (value: string) => {
    setTyped(value)
    setActiveId(undefined)
  }

  const hear = useEffectEvent((event: Event) => {
    if (event.type === 'submit') {
      event.preventDefault()
      if (goSearch(input.value)) close()
      return
    }
    if (event.type === 'input') write(input.value)
    setIsOpen(true)
  })
  useEffect(() => {
    const form = input.form!
    input.addEventListener('input', hear)
    input.addEventListener('click', hear)
    form.addEventListener('submit', hear)
    return () => {
      input.removeEventListener('input', hear)
      input.removeEventListener('click', hear)
      form.removeEventListener('submit', hear)
    }
  }, [input])
  useLeaving(isOpen, input.form, panel, close)

  const onChosen = (words: string | undefined) => {
    if (words) keepSearch(words)
    close()
  }
  const clear = () => {
    writeInto(input, '')
    write('')
    input.focus()
  }
  return (
    <>
      {typed !== '' && createPortal(<ClearButton onClick={clear} />, input.parentElement!)}
      {isOpen && (
        <div
          ref={panel}
          role="presentation"
          data-ahead=""
          // A press on a line must not take the focus out of the box.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute top-full right-0 flex max-h-[calc(100dvh-11rem)] min-h-60 w-full max-w-197.5 flex-col overflow-hidden rounded-panel bg-surface shadow-3 xl:right-20"
        >
          <AheadContext value={{ listId, activeId, setActiveId, onChosen }}>
            <AheadContent term={readSearchTerm(typed) ?? ''} />
          </AheadContext>
        </div>
      )}
    </>
  )
}

const ClearButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton
    label={useArea('search').clearBox}
    onClick={onClick}
    className="absolute top-0.5 right-14 hover:bg-transparent"
  >
    <X aria-hidden />
  </IconButton>
)
