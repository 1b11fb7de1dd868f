import identity from 'picture:state-identity'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { HeadTags } from '#ui/page/head-tags.tsx'

/** Tells a signed-in customer that the console is for staff only, and links back to the shop. */
export function StaffOnly({ name }: { name: string }) {
  const { frame } = useArea('staff')
  const { shell } = useMessages()
  return (
    <main>
      <HeadTags title={frame.staffOnly} description={undefined} path={undefined} isHidden />
      <EmptyState
        picture={identity}
        tone="indigo"
        heading={frame.staffOnly}
        actions={
          <Link to="/" className={buttonClass({ isWide: true })}>
            {shell.goHome}
          </Link>
        }
      >
        {frame.staffOnlyText(name)}
      </EmptyState>
    </main>
  )
}
