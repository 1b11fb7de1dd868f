import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Row } from '#domains/filters/check-rows.tsx'
import { counted } from '#domains/filters/counted.ts'
import { useMessages } from '#messages/use-messages.ts'
import { BilingualText } from '../bilingual-text.tsx'

interface Named {
  slug: string
  name: Bilingual
  count: number
}

/** What a facet counted, as rows to choose from. */
export function useRows({ isCapped }: Pick<ProductFacets, 'isCapped'>) {
  const { ui } = useMessages()
  return (items: readonly Named[], isChosen: (item: Named) => boolean): Row[] =>
    items.map((item) => ({
      value: item.slug,
      isChosen: isChosen(item),
      words: `${item.name.en} ${item.name.ne}`,
      label: <BilingualText text={item.name} />,
      count: counted(item.count, ui.language, isCapped),
    }))
}
