import magnifier from 'picture:state-magnifier'
import teapot from 'picture:state-teapot'
import { Link } from '@tanstack/react-router'
import type { Areas } from '#messages/areas.ts'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { clearAll, countChosen } from '../count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'

type NoProductsProps = { search: ProductSearch; total: number }

interface Kind {
  heading: string
  text: string
  wayOn: { label: string; search: ProductSearch }
}

/** Why there is nothing decides the way out. */
function kindOf(search: ProductSearch, total: number, texts: Areas['products']): Kind {
  if (total > 0) {
    const first = { ...search, pageIndex: undefined }
    return {
      heading: texts.pastEnd,
      text: texts.pastEndText,
      wayOn: { label: texts.firstPage, search: first },
    }
  }
  if (countChosen(search) > 0) {
    const cleared = { label: texts.clearAll, search: clearAll(search) }
    return { heading: texts.nothing, text: texts.nothingText, wayOn: cleared }
  }
  const all = { label: texts.seeAll, search: {} }
  return search.searchTerm
    ? { heading: texts.noMatch(search.searchTerm), text: texts.noMatchText, wayOn: all }
    : { heading: texts.empty, text: texts.emptyText, wayOn: all }
}

export function NoProducts({ search, total }: NoProductsProps) {
  const texts = useArea('products')
  const { heading, text, wayOn } = kindOf(search, total, texts)
  return (
    <EmptyState
      picture={search.searchTerm ? magnifier : teapot}
      tone={search.searchTerm ? 'indigo' : 'pine'}
      heading={heading}
      headingLevel={2}
      actions={
        <>
          <Link to="/products/" search={wayOn.search} className={buttonClass({ isWide: true })}>
            {wayOn.label}
          </Link>
          <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
            {texts.askUs}
          </Link>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}
