import { useEffect, useRef } from 'react'

/** Focuses the only field of a step when the step appears. */
export function useFocusOnMount() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}
