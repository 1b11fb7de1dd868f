import { EmptyLanes } from './empty-lanes.tsx'
import { HelpStrip } from './help-strip.tsx'
import { Promises } from './promises.tsx'

export { Promos } from './promos.tsx'

/** What comes below the first screen. */
export function HomeSections() {
  return (
    <div className="page-width grid gap-(--section-gap) pt-5">
      <Promises />
      <EmptyLanes />
      <HelpStrip />
    </div>
  )
}
