import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { useCall } from '#api/use-router-context.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { readCategorySearch } from './category-search.ts'
import { CategoriesLayout } from './categories/categories-layout.tsx'
import { CategoryBand } from './categories/category-band.tsx'
import type { CategoryKind } from './categories/category-link.tsx'

const treeQuery = { goods: catalogueQueries.categories, services: servicesQueries.categories }
const otherKind = { goods: 'services', services: 'goods' } as const

type CategoriesPageProps = { kind: CategoryKind; address: object }

/** All departments of products, or all categories of services; each page names the other kind with its count. */
function CategoriesPage({ kind, address }: CategoriesPageProps) {
  const { ui } = useMessages()
  const texts = useArea('categories')
  const call = useCall()
  const query = useQuery(treeQuery[kind](call))
  const other = useQuery(treeQuery[otherKind[kind]](call))
  const count = (n: number) => formatCount(n, ui.language)
  const otherText = (textOf: (total: string) => string) =>
    other.isError ? ui.unread : other.data && textOf(count(other.data.total))
  const summary = kind === 'goods' ? texts.summary : texts.servicesSummary
  return (
    <CategoriesLayout
      kind={kind}
      search={readCategorySearch({ ...address })}
      query={query}
      title={kind === 'goods' ? texts.title : texts.servicesTitle}
      description={kind === 'goods' ? texts.description : texts.servicesDescription}
      summary={query.data && summary(count(query.data.total), count(query.data.categories.length))}
      band={
        kind === 'goods' ? (
          <CategoryBand
            to="/service-categories/"
            title={texts.handsTitle}
            text={otherText(texts.handsText)}
            label={texts.handsLink}
          />
        ) : (
          <CategoryBand
            to="/categories/"
            title={texts.goodsTitle}
            text={otherText(texts.goodsText)}
            label={texts.goodsLink}
          />
        )
      }
    />
  )
}

/** A failure of the page's own categories makes the whole page fail. */
async function load(kind: CategoryKind, { queryClient, call }: RouterContext, isWhole: boolean) {
  const loading = Promise.all(Object.values(treeQuery).map((query) => queryClient.prefetchQuery(query(call))))
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, treeQuery[kind](call).queryKey)
}

const pageOf = (kind: CategoryKind) => ({
  Page: (props: { address: object }) => <CategoriesPage kind={kind} {...props} />,
  load: (context: RouterContext, _: object, isWhole: boolean) => load(kind, context, isWhole),
})

export const goods = pageOf('goods')
export const services = pageOf('services')
