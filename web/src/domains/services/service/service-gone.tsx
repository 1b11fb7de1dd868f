import { Link } from '@tanstack/react-router'
import toolbox from 'picture:state-toolbox'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

export function ServiceGone() {
  const { shell } = useMessages()
  const services = useArea('services')
  return (
    <>
      <title>{shell.titled(services.gone)}</title>
      <EmptyState
        picture={toolbox}
        tone="cream"
        headingLevel={1}
        heading={services.gone}
        actions={
          <>
            <Link to="/services/" className={buttonClass({ isWide: true })}>
              {services.showAll}
            </Link>
            <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
              {services.askUs}
            </Link>
          </>
        }
      >
        {services.goneText}
      </EmptyState>
    </>
  )
}
