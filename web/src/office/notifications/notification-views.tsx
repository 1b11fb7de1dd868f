import { useArea } from '#ui/messages/use-area.ts'
import { Segments } from '../parts/segments.tsx'
import { useSearchParams } from '../parts/filters/use-search-params.ts'
import { NotificationChoices } from './notification-choices.tsx'
import { NotificationList } from './notification-list.tsx'
import type { Place } from './notifications.queries.ts'

/** The list of notifications, or what one is told; the address names which of them, so that a mail can lead to the choices. */
export function NotificationViews({ place }: { place: Place }) {
  const texts = useArea('profile').notifications
  const { search, change } = useSearchParams()
  const view = search['view'] === 'choices' ? 'choices' : 'list'
  return (
    <div className="grid gap-4">
      <fieldset className="w-full sm:w-80">
        <legend className="sr-only">{texts.views}</legend>
        <Segments
          names={texts.tabs}
          chosen={view}
          onChoose={(chosen) => change({ view: chosen === 'list' ? '' : chosen })}
        />
      </fieldset>
      {view === 'choices' ? (
        <NotificationChoices place={place} />
      ) : (
        <NotificationList place={place} onChoices={() => change({ view: 'choices' })} />
      )}
    </div>
  )
}
