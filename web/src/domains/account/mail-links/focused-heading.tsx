import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the focus when it replaces a form that had it, so that a screen reader reads it out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <span ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      {children}
    </span>
  )
}
