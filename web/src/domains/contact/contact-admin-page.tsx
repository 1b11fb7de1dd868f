import envelope from 'picture:state-envelope'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SellPanel } from './sell-panel.tsx'

export function ContactAdminPage({ topic }: { topic: 'sell' | undefined }) {
  const contact = useArea('contact')
  return (
    <>
      <h1 className="text-h1">{contact.adminTitle}</h1>
      {topic === 'sell' ? (
        <SellPanel />
      ) : (
        <EmptyState
          picture={envelope}
          tone="indigo"
          headingLevel={2}
          heading={contact.noConversations}
          actions={
            <Link to="/help-support" className={buttonClass({ isWide: true })}>
              {contact.writeToUs}
            </Link>
          }
        >
          {contact.noConversationsText}
        </EmptyState>
      )}
    </>
  )
}
