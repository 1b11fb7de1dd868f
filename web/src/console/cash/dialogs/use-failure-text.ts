import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'

/**
 * Why a change of cash came to nothing, where no field is the reason: `conflict` is said where somebody else was first,
 * `changed` where the box is not what was seen.
 */
export function useFailureText(conflict?: string, changed = conflict) {
  const { faults } = useArea('staff').cash
  return (failure: unknown): string | undefined => {
    if (failure === undefined) return undefined
    if (!(failure instanceof ApiFailure)) return faults.failed
    if (failure.code === 'CASH_DAY_CLOSED') return faults.dayClosed
    if (failure.fields['id']) return faults.noted
    if (failure.fields['boxPaisa']) return changed ?? faults.conflict
    if (failure.status === 409) return conflict ?? faults.conflict
    return failure.status === 429 ? faults.tooMany : faults.failed
  }
}
