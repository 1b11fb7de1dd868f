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

/** All categories of services. */
export function ServiceCategoriesPage({ address }: { address: object }) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const call = useCall()
  const goods = useQuery(catalogueQueries.categories(call))
  const services = useQuery(servicesQueries.categories(call))
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <CategoriesLayout
      kind="services"
      search={readCategorySearch({ ...address })}
      query={services}
      title={texts.servicesTitle}
      description={texts.servicesDescription}
      summary={
        services.data &&
        texts.servicesSummary(count(services.data.total), count(services.data.categories.length))
      }
      band={
        <CategoryBand
          to="/categories/"
          title={texts.goodsTitle}
          text={goods.isError ? ui.unread : goods.data && texts.goodsText(count(goods.data.total))}
          label={texts.goodsLink}
        />
      }
    />
  )
}
