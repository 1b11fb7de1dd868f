import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface AheadKeys {
  input: HTMLInputElement | null
  /** Where the lines of the list stand. */
  panel: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpen(): void
  onClose(): void
}

/** The place after this one; before the first and behind the last one is the box itself. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  // Within the text they belong to the text.
  if (at === -1) return undefined
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

/** Makes a box of a form a combobox: arrows walk along the lines while the focus and the text stay where they are. */
export function useAheadKeys({ input, panel, isOpen, onOpen, onClose }: AheadKeys) {
  const [activeId, setActiveId] = useState<string>()

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A letter that is still being put together has the keys to itself.
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
    const lines = [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = lines.findIndex(({ id }) => id === activeId)
    if (key === 'Enter') {
      if (at === -1) return
      event.preventDefault()
      return lines[at]!.click()
    }
    const next = nextPlace(key, at, lines.length)
    if (next === undefined) return
    event.preventDefault()
    lines[next]?.scrollIntoView({ block: 'nearest' })
    setActiveId(lines[next]?.id)
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
