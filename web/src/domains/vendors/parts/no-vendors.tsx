import magnifier from 'picture:state-magnifier'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

export function NoVendors({ searchTerm }: { searchTerm: string | undefined }) {
  const texts = useArea('vendors')
  const wayOnClass = buttonClass({ isWide: true })
  return (
    <EmptyState
      picture={magnifier}
      tone="cream"
      headingLevel={2}
      heading={searchTerm ? texts.noneFound(searchTerm) : texts.noneYet}
      actions={
        searchTerm ? (
          <Link to="/vendors/" className={wayOnClass}>
            {texts.showAll}
          </Link>
        ) : (
          <Link to="/contact-admin" search={{ topic: 'sell' }} className={wayOnClass}>
            {texts.sell}
          </Link>
        )
      }
    >
      {searchTerm ? texts.noneFoundText : texts.noneYetText}
    </EmptyState>
  )
}
