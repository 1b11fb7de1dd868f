import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import type { ChosenFilter } from './chosen-chips.tsx'

interface DropLink {
  className: string
  children: ReactNode
}

interface Way<Search> extends ChosenFilter<Search> {
  /** What it would open up, in words; not known yet. */
  found: string | undefined
  isDeadEnd: boolean
}

type DropOneProps<Search> = {
  ways: readonly Way<Search>[]
  renderLink: (way: Way<Search>, props: DropLink) => ReactNode
}

const rowClass = 'flex min-h-12 items-center justify-between gap-4 text-small'

/** Where nothing fits all that is chosen: which single filter stands in the way, and what is behind it. */
export function DropOne<Search>({ ways, renderLink }: DropOneProps<Search>) {
  const texts = useArea('filters')
  if (ways.every(({ isDeadEnd }) => isDeadEnd)) return null
  return (
    <section className="mx-auto mb-8 max-w-md">
      <h3 className="mb-2 text-label">{texts.dropOne}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {ways.map((way) => (
          <li key={way.key}>
            {way.isDeadEnd ? (
              <p className={`${rowClass} text-muted`}>
                {texts.without(way.label)} <span>{way.found}</span>
              </p>
            ) : (
              renderLink(way, {
                className: `${rowClass} hover:text-crimson`,
                children: (
                  <>
                    <span className="font-semibold underline underline-offset-3">
                      {texts.without(way.label)}
                    </span>
                    <span className="text-muted">{way.found}</span>
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
