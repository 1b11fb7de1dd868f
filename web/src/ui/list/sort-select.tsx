import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { useArea } from '../messages/use-area.ts'
import { classNames } from '../class-names.ts'

export interface Sort {
  value: string
  label: string
}

type SortSelectProps = {
  sorts: readonly Sort[]
  value: string
  onChoose: (value: string) => void
  className?: string
  form?: 'desktop' | 'phone'
}

/** A native select for the sort order. */
export function SortSelect({ sorts, value, onChoose, className, form = 'desktop' }: SortSelectProps) {
  const texts = useArea('filters')
  const id = useId()
  return (
    <div className={classNames('sort-select', form === 'phone' && 'sort-select-on-phone', className)}>
      <label htmlFor={id} className={form === 'phone' ? 'sr-only' : undefined}>
        {texts.sort}
      </label>
      {form === 'phone' && <ArrowUpDown aria-hidden />}
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}
