import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Why a change of a run was refused. The API says why in English, and by its number which parcel it was. */
export function useRunFailure() {
  const { failures } = useArea('office').runs
  const { ui } = useMessages()
  return (failure: unknown): string | undefined => {
    if (failure === null || failure === undefined) return undefined
    if (failure instanceof TypeError) return failures.offline
    if (!(failure instanceof ApiFailure) || ![404, 409, 410, 422].includes(failure.status))
      return failures.unknown
    if (ui.language === 'en' && failure.message) return failure.message
    const { parcels } = failure.fields
    return parcels ? failures.taken(parcels) : failures.changed
  }
}
