import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'

/** Replaces a form that has been sent; a screen reader reads it out. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex gap-2.5 rounded-control bg-pine-tint p-4 font-semibold text-pine wrap-anywhere"
    >
      <CircleCheck className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}
