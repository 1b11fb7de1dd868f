import type { ReactNode } from 'react'

type TypeAheadGroupProps = { id: string; title: string; children: ReactNode }

/** Options of one kind under their heading. */
export const TypeAheadGroup = ({ id, title, children }: TypeAheadGroupProps) => (
  <div id={id} role="group" aria-labelledby={`${id}-title`}>
    <p id={`${id}-title`} role="presentation" className="px-2.5 pt-2 pb-1 text-small text-muted">
      {title}
    </p>
    {children}
  </div>
)
