import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Chip } from '#ui/chip.tsx'

/** One filter that is on, in words, and what takes it away. */
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
  /** None: away with all of them. */
  renderLink: (one: ChosenFilter<Search> | undefined, props: ChipLink) => ReactNode
}

/** What is chosen, each with its way off. On a phone they are pushed along. */
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
