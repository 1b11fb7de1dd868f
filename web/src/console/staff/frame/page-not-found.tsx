import magnifier from 'picture:state-magnifier'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { HeadTags } from '#ui/page/head-tags.tsx'

/** Shown at an address of the console that names no page; the navigation around it stays. */
export function PageNotFound() {
  const { frame } = useArea('staff')
  return (
    <>
      <HeadTags title={frame.noPlace} description={undefined} path={undefined} isHidden />
      <EmptyState
        picture={magnifier}
        tone="indigo"
        heading={frame.noPlace}
        actions={
          <Link to="/staff/$" params={{ _splat: '' }} className={buttonClass({ isWide: true })}>
            {frame.toConsole}
          </Link>
        }
      >
        {frame.noPlaceText}
      </EmptyState>
    </>
  )
}
