import identity from 'picture:state-identity'
import { Link } from '@tanstack/react-router'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { HeadTags } from '#ui/page/head-tags.tsx'
import type { Areas } from '#ui/messages/areas.ts'

interface PageNotAllowedProps {
  name: keyof Areas['staff']['frame']['places']
  right: StaffRight
}

/** Shown at the address of a page for which the reader lacks the right: says which one, and leads to what is open. */
export function PageNotAllowed({ name, right }: PageNotAllowedProps) {
  const { frame, people } = useArea('staff')
  return (
    <>
      <HeadTags title={frame.notAllowed} description={undefined} path={undefined} isHidden />
      <EmptyState
        picture={identity}
        tone="indigo"
        heading={frame.notAllowed}
        actions={
          <Link to="/staff/$" params={{ _splat: '' }} className={buttonClass({ isWide: true })}>
            {frame.toConsole}
          </Link>
        }
      >
        {frame.notAllowedText(frame.places[name], people.rights[right])}
      </EmptyState>
    </>
  )
}
