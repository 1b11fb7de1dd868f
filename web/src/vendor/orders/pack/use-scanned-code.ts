import { useEffect, useRef } from 'react'

/** A scanner types faster than a person, and ends with Enter. */
const maxPauseMs = 80
const minLength = 3

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Hears what a scanner types while no field has the focus. `onCode` says whether the code means something here. */
export function useScannedCode(onCode: (code: string) => boolean) {
  const newest = useRef(onCode)
  useEffect(() => {
    newest.current = onCode
  })
  useEffect(() => {
    let typed = ''
    let lastAt = 0
    function onKeyDown(event: KeyboardEvent) {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - lastAt > maxPauseMs) typed = ''
      lastAt = event.timeStamp
      if (event.key.length === 1) typed += event.key
      if (event.key !== 'Enter') return
      // Otherwise Enter would press the button that has the focus.
      if (typed.length >= minLength && newest.current(typed)) event.preventDefault()
      typed = ''
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
