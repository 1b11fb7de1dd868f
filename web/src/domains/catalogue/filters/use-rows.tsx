import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Row } from '#ui/list/check-rows.tsx'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'

interface Named {
  slug: string
  name: Bilingual
  count: number
}

/** The values of a facet, with their counts, as rows to choose from. */
export function useRows({ isCapped }: Pick<ProductFacets, 'isCapped'>) {
  const { ui } = useMessages()
  return (items: readonly Named[], isChosen: (item: Named) => boolean): Row[] =>
    items.map((item) => ({
      value: item.slug,
      isChosen: isChosen(item),
      searchText: `${item.name.en} ${item.name.ne}`,
      label: <BilingualText text={item.name} />,
      count: formatCappedCount(item.count, ui.language, isCapped),
    }))
}
