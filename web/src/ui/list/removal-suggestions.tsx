import type { ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import type { ChosenFilter } from './chosen-chips.tsx'

interface LinkProps {
  className: string
  children: ReactNode
}

interface Suggestion<Search> extends ChosenFilter<Search> {
  /** How many results there would be, as text; undefined until it has been read. */
  outcome: string | undefined
  isDeadEnd: boolean
}

type RemovalSuggestionsProps<Search> = {
  suggestions: readonly Suggestion<Search>[]
  renderLink: (suggestion: Suggestion<Search>, props: LinkProps) => ReactNode
}

const rowClass = 'flex min-h-12 items-center justify-between gap-4 text-small'

/** For an empty list: suggests to remove one filter, with how many results there would be without it. */
export function RemovalSuggestions<Search>({ suggestions, renderLink }: RemovalSuggestionsProps<Search>) {
  const texts = useArea('filters')
  if (suggestions.every(({ isDeadEnd }) => isDeadEnd)) return null
  return (
    <section className="mx-auto mb-8 max-w-md">
      <h3 className="mb-2 text-label">{texts.dropOne}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {suggestions.map((suggestion) => (
          <li key={suggestion.key}>
            {suggestion.isDeadEnd ? (
              <p className={`${rowClass} text-muted`}>
                {texts.without(suggestion.label)} <span>{suggestion.outcome}</span>
              </p>
            ) : (
              renderLink(suggestion, {
                className: `${rowClass} hover:text-crimson`,
                children: (
                  <>
                    <span className="font-semibold underline underline-offset-3">
                      {texts.without(suggestion.label)}
                    </span>
                    <span className="text-muted">{suggestion.outcome}</span>
                  </>
                ),
              })
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
