import picture from 'picture:state-gift'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/** For an address that leads to nothing on sale. */
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
