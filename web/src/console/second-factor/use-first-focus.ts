import { useEffect, useRef } from 'react'

/** The one field of a step takes the focus when the step comes. */
export function useFirstFocus() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}
