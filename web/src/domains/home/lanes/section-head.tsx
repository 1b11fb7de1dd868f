import type { ReactNode } from 'react'

interface SectionHeadProps {
  id: string
  title: string
  /** Rendered beside the title. */
  note?: ReactNode
  /** A link at the end of the row. */
  action?: ReactNode
}

export function SectionHead({ id, title, note, action }: SectionHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 md:mb-5">
      <h2 id={id} className="text-h2 max-md:w-full max-md:has-[+:last-child]:w-auto">
        {title}
      </h2>
      {note}
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}

export const sectionLinkClass =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-crimson hover:underline [&>svg]:size-[18px]'
