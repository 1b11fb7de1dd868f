import abacus from 'picture:state-abacus'
import broom from 'picture:state-broom'
import magnifier from 'picture:state-magnifier'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { CategoryKind } from './category-link.tsx'

const wayOnClass = buttonClass({ isWide: true })

export function NoCategories({ kind }: { kind: CategoryKind }) {
  const texts = useArea('categories')
  const isGoods = kind === 'goods'
  return (
    <EmptyState
      picture={isGoods ? abacus : broom}
      tone={isGoods ? 'cream' : 'pine'}
      headingLevel={2}
      heading={isGoods ? texts.empty : texts.emptyServices}
      actions={
        <Link to={isGoods ? '/products/' : '/services/'} className={wayOnClass}>
          {isGoods ? texts.seeProducts : texts.seeServices}
        </Link>
      }
    >
      {isGoods ? texts.emptyText : texts.emptyServicesText}
    </EmptyState>
  )
}

export function NoSuchCategory({ kind, find }: { kind: CategoryKind; find: string }) {
  const texts = useArea('categories')
  return (
    <EmptyState
      picture={magnifier}
      tone="cream"
      headingLevel={2}
      heading={texts.noneFound(find)}
      actions={
        <Link to={kind === 'goods' ? '/categories/' : '/service-categories/'} className={wayOnClass}>
          {texts.showAll}
        </Link>
      }
    >
      {texts.noneFoundText}
    </EmptyState>
  )
}
