import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { PageCrumbs } from '#ui/page/page-crumbs.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import type { ListTypes } from '../list-definition.ts'
import {
  listAddress,
  useCategoryPath,
  useFacets,
  useFormat,
  useListTexts,
  type ListProps,
} from '../use-list.ts'

/** What the list is, in the head of the document, in the breadcrumb and as a heading with the number of results. */
export function ListHeading<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const { language } = useMessages().ui
  const texts = useArea(list.area)
  const { title } = useListTexts(list)
  const { data: facets } = useFacets(props)
  const format = useFormat()
  const path = (useCategoryPath(props) ?? []).map(({ slug, name }) => ({
    href: `${list.to}?category=${slug}`,
    label: inLanguage(name, language),
  }))
  const category = path.at(-1)?.label
  const name = list.nameOf(search, category, texts)
  const address = listAddress(list.to, list.table, search)
  const isEmpty = facets && facets.total <= ((search.pageIndex ?? 1) - 1) * shopPageSize
  // A search stands below its category, and everything below the list of all.
  const parents = name === category ? path.slice(0, -1) : path
  const all = name === title ? [] : [{ href: list.to, label: title }]
  return (
    <>
      <PageHead
        title={name}
        page={search.pageIndex}
        description={list.descriptionOf(name, path.length > 0, texts)}
        canonical={address}
        isHidden={!!search.searchTerm || !!isEmpty}
      />
      <PageCrumbs parents={[...all, ...parents]} current={name} path={address} />
      <div className={list.looks.heading}>
        <h1 className="text-h1 break-words">{name}</h1>
        <p role="status" className={list.looks.count}>
          {facets && list.countText(facets, format, texts)}
        </p>
      </div>
    </>
  )
}
