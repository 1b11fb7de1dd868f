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
    <div
      className={classNames(
        'relative flex shrink-0 items-center rounded-control border-[1.5px] border-line-strong bg-surface focus-within:outline-2 focus-within:outline-indigo',
        form === 'desktop' ? 'min-h-11' : 'min-h-13',
        className,
      )}
    >
      <label htmlFor={id} className={form === 'desktop' ? 'pl-4 text-small text-muted' : 'sr-only'}>
        {texts.sort}
      </label>
      {form === 'phone' && <ArrowUpDown aria-hidden className="pointer-events-none absolute left-4 size-5" />}
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={classNames(
          'min-h-10 w-full appearance-none rounded-control bg-transparent pr-11 text-label text-ellipsis outline-none',
          form === 'desktop' ? 'pl-2' : 'pl-12',
        )}
      >
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value} className="bg-surface text-ink">
            {sort.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3.5 size-5" />
    </div>
  )
}
