import { useEffect, useRef, type ReactNode } from 'react'

/** A form has gone with the focus in it: the focus goes to what took its place, which a screen reader then says. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <span ref={heading} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      {children}
    </span>
  )
}
