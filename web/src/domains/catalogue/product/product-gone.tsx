import picture from 'picture:state-gift'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

/** Shown for a product that does not exist or is no longer sold. */
export function ProductGone() {
  const { shell } = useMessages()
  const texts = useArea('product')
  return (
    <>
      <title>{shell.titled(texts.gone)}</title>
      <EmptyState
        picture={picture}
        tone="cream"
        heading={texts.gone}
        actions={
          <>
            <Link to="/products/" className={buttonClass({ isWide: true })}>
              {texts.seeProducts}
            </Link>
            <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
              {texts.askPerson}
            </Link>
          </>
        }
      >
        {texts.goneText}
      </EmptyState>
    </>
  )
}
