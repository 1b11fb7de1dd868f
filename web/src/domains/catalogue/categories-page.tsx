import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import basket from 'picture:promo-basket'
import toolbox from 'picture:promo-toolbox'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { useCall } from '#api/use-router-context.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { catalogueQueries } from './catalogue.queries.ts'
import { readCategorySearch } from './category-search.ts'
import { CategoriesLayout } from './categories/categories-layout.tsx'
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

interface CategoryBandProps {
  to: '/categories/' | '/service-categories/'
  title: string
  text: string | undefined
  label: string
}

/** A link to the page of the other kind: services below products, and the other way round. */
function CategoryBand({ to, title, text, label }: CategoryBandProps) {
  const picture = to === '/categories/' ? basket : toolbox
  return (
    <section className="ghost on-colour flex flex-wrap items-center gap-x-10 gap-y-5 overflow-hidden rounded-hero bg-pine-deep p-6 text-white md:px-9 md:py-10">
      <div className="grow">
        <h2 className="text-title">{title}</h2>
        <p className="min-h-[1lh]">{text}</p>
      </div>
      <Link to={to} className={buttonClass({ variant: 'marigold' })}>
        <span className="flex items-center gap-2">
          {label} <ArrowRight aria-hidden className="size-5" />
        </span>
      </Link>
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        className="ml-auto w-24 md:mx-8 md:w-33"
      />
    </section>
  )
}
