import magnifier from 'picture:state-magnifier'
import { Link } from '@tanstack/react-router'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { HeadTags } from '#ui/head-tags.tsx'

/** An address of the console that leads nowhere; the rail beside it stays. */
export function NoPlace() {
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
            {frame.places.desk}
          </Link>
        }
      >
        {frame.noPlaceText}
      </EmptyState>
    </>
  )
}
