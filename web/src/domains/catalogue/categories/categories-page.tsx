import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { readCategorySearch } from '../category-search.ts'
import { CategoryBand } from './category-band.tsx'
import { CategoriesLayout } from './categories-layout.tsx'

/** All departments of products with their categories. */
export function CategoriesPage({ address }: { address: object }) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const call = useCall()
  const goods = useQuery(catalogueQueries.categories(call))
  const services = useQuery(servicesQueries.categories(call))
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <CategoriesLayout
      kind="goods"
      search={readCategorySearch({ ...address })}
      query={goods}
      title={texts.title}
      description={texts.description}
      summary={goods.data && texts.summary(count(goods.data.total), count(goods.data.categories.length))}
      band={
        <CategoryBand
          to="/service-categories/"
          title={texts.handsTitle}
          text={services.isError ? ui.unread : services.data && texts.handsText(count(services.data.total))}
          label={texts.handsLink}
        />
      }
    />
  )
}
