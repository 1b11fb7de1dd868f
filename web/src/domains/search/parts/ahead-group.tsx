import type { ReactNode } from 'react'

type AheadGroupProps = { id: string; title: string; children: ReactNode }

/** Lines of one kind under their name. */
export const AheadGroup = ({ id, title, children }: AheadGroupProps) => (
  <div id={id} role="group" aria-labelledby={`${id}-title`}>
    <p id={`${id}-title`} role="presentation" className="px-2.5 pt-2 pb-1 text-small text-muted">
      {title}
    </p>
    {children}
  </div>
)
