import type { ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import { Chip } from '../form/chip.tsx'

/** An active filter with its label, and the change of the search that removes it. */
export interface ChosenFilter<Search> {
  key: string
  label: string
  without: Search
}

interface ChipLink {
  className: string
  children: ReactNode
  'aria-label'?: string
}

type ChosenChipsProps<Search> = {
  chosen: readonly ChosenFilter<Search>[]
  /** Without a filter, the link removes all of them. */
  renderLink: (one: ChosenFilter<Search> | undefined, props: ChipLink) => ReactNode
}

/** The active filters as chips that remove them. On a phone the row scrolls. */
export function ChosenChips<Search>({ chosen, renderLink }: ChosenChipsProps<Search>) {
  const texts = useArea('filters')
  if (chosen.length === 0) return <span />
  return (
    <ul
      aria-label={texts.chosen}
      className="flex items-center gap-2.5 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:[scrollbar-width:none] lg:min-h-11 lg:flex-wrap"
    >
      {chosen.map((one) => (
        <li key={one.key} className="shrink-0">
          <Chip label={one.label} renderLink={(props) => renderLink(one, props)} />
        </li>
      ))}
      <li className="shrink-0">
        {renderLink(undefined, {
          className:
            'flex min-h-11 items-center px-1.5 text-small font-semibold underline underline-offset-3 hover:text-crimson',
          children: texts.clearAll,
        })}
      </li>
    </ul>
  )
}
