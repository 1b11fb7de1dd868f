import type { ReactNode } from 'react'

type FilterSectionProps = { title: string; children: ReactNode }

export function FilterSection({ title, children }: FilterSectionProps) {
  return (
    <fieldset className="filter-section">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
