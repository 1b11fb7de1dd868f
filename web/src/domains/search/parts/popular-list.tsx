import TrendingUp from 'lucide-react/icons/trending-up'
import { useArea } from '#messages/use-area.ts'
import { addressOf } from '#ui/address-of.ts'
import { AheadGroup } from './ahead-group.tsx'
import { AheadOption } from './ahead-option.tsx'

export function PopularList({ id, searches }: { id: string; searches: readonly string[] }) {
  const texts = useArea('search')
  return (
    <AheadGroup id={id} title={texts.popular}>
      {searches.map((words, at) => (
        <AheadOption
          key={words}
          name={`popular-${at}`}
          href={addressOf('/products/', { searchTerm: words })}
          words={words}
          className="h-11 gap-3 px-2.5"
        >
          <TrendingUp aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="truncate">{words}</span>
        </AheadOption>
      ))}
    </AheadGroup>
  )
}
