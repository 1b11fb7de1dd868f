import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { readSearchTerm } from '../read-search-term.ts'
import { rememberSearch } from './recent-searches.ts'
import type { TypeAheadProps } from '../type-ahead.tsx'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { TypeAheadContent } from './type-ahead-content.tsx'
import { TypeAheadContext } from './type-ahead-context.ts'
import { useTypeAheadKeys } from './use-type-ahead-keys.ts'
import { useSubmitSearch } from './use-submit-search.ts'
import { setInputValue } from './set-input-value.ts'

/**
 * The full-screen sheet for a phone or a tablet. It opens when the page's search box is pressed or typed into, and
 * writes its text back when it closes.
 */
export function TypeAheadSheet({ input, isWanted }: TypeAheadProps) {
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
  const close = (searchTerm = typed) => {
    setInputValue(input, searchTerm)
    setIsOpen(false)
    // Closes the on-screen keyboard too; the next press opens the sheet again.
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
  onClose(searchTerm?: string): void
}

function SearchScreen({ titleId, typed, onType, onClose }: SearchScreenProps) {
  const { shell } = useMessages()
  const texts = useArea('search')
  const listId = useId()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const back = () => onClose()
  const keys = { input, panel, isOpen: true, onOpen: () => {}, onClose: back }
  const { activeId, setActiveId } = useTypeAheadKeys(keys)
  const submitSearch = useSubmitSearch()
  const setTerm = (value: string) => {
    onType(value)
    setActiveId(undefined)
  }
  const onChosen = (searchTerm: string | undefined) => {
    if (searchTerm) rememberSearch(searchTerm)
    onClose(searchTerm)
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
          if (submitSearch(typed)) back()
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
            onChange={({ target }) => setTerm(target.value)}
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            placeholder={shell.searchPlaceholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={searchTermMaxLength}
            className="search-input h-12 w-full rounded-control border-[1.5px] border-line-strong bg-surface pr-11 pl-10.5"
          />
          {typed !== '' && (
            <IconButton
              label={texts.clearBox}
              onClick={() => {
                setTerm('')
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
        <TypeAheadContext value={{ listId, activeId, setActiveId, onChosen }}>
          <TypeAheadContent term={readSearchTerm(typed) ?? ''} />
        </TypeAheadContext>
      </div>
    </>
  )
}
