import type { ReactNode } from 'react'

interface OtherWayProps {
  question?: string
  onGo(): void
  children: ReactNode
}

/** A link to the other dialog, below a form. */
export const OtherWay = ({ question, onGo, children }: OtherWayProps) => (
  <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
    {question}
    <button
      type="button"
      className="min-h-11 rounded-control font-semibold text-crimson hover:underline"
      onClick={onGo}
    >
      {children}
    </button>
  </p>
)
