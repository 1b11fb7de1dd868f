import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ModalFrame } from '#ui/modal-frame.tsx'
import { readSearchTerm } from '../read-search-term.ts'
import { keepSearch } from '../recent-searches.ts'
import type { TypeAheadProps } from '../type-ahead.tsx'
import { AheadContent } from './ahead-content.tsx'
import { AheadContext } from './ahead-context.ts'
import { useAheadKeys } from './use-ahead-keys.ts'
import { useGoSearch } from './use-go-search.ts'
import { writeInto } from './write-into.ts'

/** A screen of its own for a phone or a tablet. It opens when the box of the page is pressed or typed into, and hands its words back. */
export function AheadSheet({ input, isWanted }: TypeAheadProps) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(isWanted)
  const [typed, setTyped] = useState(input.value)
  const open = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'ArrowDown') return
    setTyped(input.value)
    setIsOpen(true)
  })
  useEffect(() => {
    const events = ['click', 'input', 'keydown'] as const
    for (const event of events) input.addEventListener(event, open)
    return () => {
      for (const event of events) input.removeEventListener(event, open)
    }
  }, [input])
  const close = (words = typed) => {
    writeInto(input, words)
    setIsOpen(false)
    // The keyboard goes as well; the next press opens this again.
    input.blur()
  }
  return (
    <ModalFrame isOpen={isOpen} onClose={() => close()} labelledBy={titleId} className="modal-frame-full">
      <SearchScreen titleId={titleId} typed={typed} onType={setTyped} onClose={close} />
    </ModalFrame>
  )
}

interface SearchScreenProps {
  titleId: string
  typed: string
  onType(typed: string): void
  onClose(words?: string): void
}

function SearchScreen({ titleId, typed, onType, onClose }: SearchScreenProps) {
  const { shell } = useMessages()
  const texts = useArea('search')
  const listId = useId()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const back = () => onClose()
  const keys = { input, panel, isOpen: true, onOpen: () => {}, onClose: back }
  const { activeId, setActiveId } = useAheadKeys(keys)
  const goSearch = useGoSearch()
  const write = (value: string) => {
    onType(value)
    setActiveId(undefined)
  }
  const onChosen = (words: string | undefined) => {
    if (words) keepSearch(words)
    onClose(words)
  }
  return (
    <>
      <h2 id={titleId} className="sr-only">
        {texts.title}
      </h2>
      <form
        role="search"
        action="/products/"
        onSubmit={(event) => {
          event.preventDefault()
          if (goSearch(typed)) back()
        }}
        className="flex items-center gap-1 border-b border-line px-2 py-2"
      >
        <IconButton label={texts.back} onClick={back} className="size-12">
          <ArrowLeft aria-hidden />
        </IconButton>
        <div className="relative grow">
          <Search aria-hidden className="absolute top-3.5 left-3 size-5 text-muted" />
          <input
            ref={setInput}
            data-autofocus=""
            type="search"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-label={texts.label}
            name="searchTerm"
            value={typed}
            onChange={({ target }) => write(target.value)}
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            placeholder={shell.searchPlaceholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            className="search-input h-12 w-full rounded-control border-[1.5px] border-line-strong bg-surface pr-11 pl-10.5"
          />
          {typed !== '' && (
            <IconButton
              label={texts.clearBox}
              onClick={() => {
                write('')
                input?.focus()
              }}
              className="absolute top-0.5 right-0.5"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      </form>
      <div ref={panel} className="flex min-h-0 grow flex-col">
        <AheadContext value={{ listId, activeId, setActiveId, onChosen }}>
          <AheadContent term={readSearchTerm(typed) ?? ''} />
        </AheadContext>
      </div>
    </>
  )
}
