import { useEffect, useRef } from 'react'
import { areSingleKeysOn } from '#console/staff/palette/single-keys.ts'

type Keys = Partial<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single-letter shortcuts of the desk; they do nothing while somebody types or a dialog is open. */
export function useDeskKeys(keys: Keys) {
  const latestKeys = useRef(keys)
  useEffect(() => {
    latestKeys.current = keys
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('dialog:modal') || !areSingleKeysOn()) return
      const action = latestKeys.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
