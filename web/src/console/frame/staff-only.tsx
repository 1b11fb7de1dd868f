import identity from 'picture:state-identity'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { HeadTags } from '#ui/head-tags.tsx'

/** For somebody who is signed in and does not work here: said as it is, with a way back. */
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
