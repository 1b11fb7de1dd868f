import type { ReactNode } from 'react'

type FilterSectionProps = { title: string; children: ReactNode }

export function FilterSection({ title, children }: FilterSectionProps) {
  return (
    <fieldset className="min-w-0 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-2.5 w-full text-label">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
