import { Link } from '@tanstack/react-router'
import type { SoldThing } from '@haat/contract/domains/figures.ts'
import { useChartWords } from '#office/figures/use-chart-words.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

interface ThingListProps {
  title: string
  things: readonly SoldThing[]
  /** Said where there are none. */
  none: string
}

/** Things of the shop with what was sold of them, and how often they were looked at. */
export function ThingList({ title, things, none }: ThingListProps) {
  const { figures: texts } = useArea('vendor')
  const words = useChartWords()
  return (
    <Panel title={title}>
      {things.length === 0 ? (
        <p className="text-small text-muted">{none}</p>
      ) : (
        <ul className="-my-3">
          {things.map(({ productId, title: name, picture, quantity, salesPaisa, visits }) => (
            <li key={productId} className="flex items-center gap-3 border-t border-line py-3 first:border-0">
              {picture && (
                <Picture
                  picture={picture}
                  sizes="44px"
                  isDecorative
                  className="size-11 shrink-0 rounded-control"
                />
              )}
              <div className="min-w-0 grow">
                <Link
                  to="/products/$productId"
                  params={{ productId }}
                  className="block text-name wrap-anywhere hover:underline"
                >
                  <BilingualText text={name} />
                </Link>
                <span className="block text-fine text-muted">
                  {texts.pieces(words.count(quantity))} · {texts.looks(words.count(visits))}
                </span>
              </div>
              <strong className="text-right font-semibold whitespace-nowrap">
                {words.rupees(salesPaisa)}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
