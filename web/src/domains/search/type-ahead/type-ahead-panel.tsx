import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useArea } from '#ui/messages/use-area.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { readSearchTerm } from '../read-search-term.ts'
import { rememberSearch } from './recent-searches.ts'
import type { TypeAheadProps } from '../type-ahead.tsx'
import { TypeAheadContent } from './type-ahead-content.tsx'
import { TypeAheadContext } from './type-ahead-context.ts'
import { useTypeAheadKeys } from './use-type-ahead-keys.ts'
import { useSubmitSearch } from './use-submit-search.ts'
import { setInputValue } from './set-input-value.ts'

/** The panel below the search box on a wide screen. The focus stays in the box; other controls are reached by Tab. */
export function TypeAheadPanel({ input, isWanted }: TypeAheadProps) {
  const listId = `${input.id}-list`
  const panel = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(input.value)
  const [isOpen, setIsOpen] = useState(isWanted)
  const close = () => setIsOpen(false)
  const { activeId, setActiveId } = useTypeAheadKeys({
    input,
    panel,
    isOpen,
    onOpen: () => setIsOpen(true),
    onClose: close,
  })
  const submitSearch = useSubmitSearch()
  const setTerm = (value: string) => {
    setTyped(value)
    setActiveId(undefined)
  }

  const onInput = useEffectEvent((event: Event) => {
    if (event.type === 'submit') {
      event.preventDefault()
      if (submitSearch(input.value)) close()
      return
    }
    if (event.type === 'input') setTerm(input.value)
    setIsOpen(true)
  })
  useEffect(() => {
    const form = input.form!
    input.addEventListener('input', onInput)
    input.addEventListener('click', onInput)
    form.addEventListener('submit', onInput)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('click', onInput)
      form.removeEventListener('submit', onInput)
    }
  }, [input])
  useLeave(isOpen, input.form, panel, close)

  const onChosen = (searchTerm: string | undefined) => {
    if (searchTerm) rememberSearch(searchTerm)
    close()
  }
  const clear = () => {
    setInputValue(input, '')
    setTerm('')
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
          // A press on an option must not take the focus out of the box.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute top-full right-0 flex max-h-[calc(100dvh-11rem)] min-h-60 w-full max-w-197.5 flex-col overflow-hidden rounded-panel bg-surface shadow-3 xl:right-20"
        >
          <TypeAheadContext value={{ listId, activeId, setActiveId, onChosen }}>
            <TypeAheadContent term={readSearchTerm(typed) ?? ''} />
          </TypeAheadContext>
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

/** A press outside the panel only closes it: the click that follows is swallowed. */
function swallowClick() {
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  const end = () => setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  addEventListener('pointerup', end, { once: true })
  addEventListener('pointercancel', end, { once: true })
}

/** Calls back when the visitor presses elsewhere, or when the focus moves to another part of the page. */
function useLeave(
  isOpen: boolean,
  form: HTMLElement | null,
  panel: RefObject<HTMLElement | null>,
  onLeave: () => void,
) {
  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Element
    if (form?.contains(target) || panel.current?.contains(target)) return
    if (event.type === 'pointerdown' && !form?.closest('header')?.contains(target)) swallowClick()
    onLeave()
  })
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
}
