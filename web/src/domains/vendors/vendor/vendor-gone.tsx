import compass from 'picture:state-compass'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

export function VendorGone() {
  const texts = useArea('vendors')
  return (
    <EmptyState
      picture={compass}
      tone="cream"
      headingLevel={1}
      heading={texts.gone}
      actions={
        <Link to="/vendors/" className={buttonClass({ isWide: true })}>
          {texts.showAll}
        </Link>
      }
    >
      {texts.goneText}
    </EmptyState>
  )
}
