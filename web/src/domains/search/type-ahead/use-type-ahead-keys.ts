import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface TypeAheadKeys {
  input: HTMLInputElement | null
  /** The element that contains the options. */
  panel: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpen(): void
  onClose(): void
}

/** The index of the next option; -1, before the first and after the last one, is the input itself. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  // In the input, Home and End move within the text.
  if (at === -1) return undefined
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

/** Makes an input a combobox: arrow keys move along the options while the focus stays in the input. */
export function useTypeAheadKeys({ input, panel, isOpen, onOpen, onClose }: TypeAheadKeys) {
  const [activeId, setActiveId] = useState<string>()

  const press = useEffectEvent((event: KeyboardEvent) => {
    // While an input method composes a letter, the keys belong to it.
    if (event.isComposing) return
    const { key } = event
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      return onOpen()
    }
    if (key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = options.findIndex(({ id }) => id === activeId)
    if (key === 'Enter') {
      if (at === -1) return
      event.preventDefault()
      return options[at]!.click()
    }
    const next = nextIndex(key, at, options.length)
    if (next === undefined) return
    event.preventDefault()
    options[next]?.scrollIntoView({ block: 'nearest' })
    setActiveId(options[next]?.id)
  })

  useEffect(() => {
    if (!input) return
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  }, [input])

  useEffect(() => {
    if (!input || !isOpen) return
    input.setAttribute('aria-expanded', 'true')
    return () => input.setAttribute('aria-expanded', 'false')
  }, [input, isOpen])

  useEffect(() => {
    if (!input || !isOpen || !activeId) return
    input.setAttribute('aria-activedescendant', activeId)
    return () => input.removeAttribute('aria-activedescendant')
  }, [input, isOpen, activeId])

  return { activeId, setActiveId }
}
