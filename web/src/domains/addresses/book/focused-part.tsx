import { useEffect, useRef, type ReactNode } from 'react'

/** Takes the focus when it replaces the element that had it, so that the keyboard continues here. */
export function FocusedPart({ isFocused = true, children }: { isFocused?: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) part.current?.focus()
  }, [isFocused])
  return (
    <div ref={part} tabIndex={-1} className="scroll-mt-4 shadow-none outline-none">
      {children}
    </div>
  )
}
