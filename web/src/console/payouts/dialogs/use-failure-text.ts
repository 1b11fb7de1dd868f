import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'

/** Why something was not done with a payout, where no field is the reason: the API names the reason as a field. */
export function useFailureText() {
  const { faults } = useArea('staff').payouts
  return (failure: unknown): string | undefined => {
    if (failure === undefined || failure === null) return undefined
    if (!(failure instanceof ApiFailure)) return faults.failed
    const why = Object.keys(failure.fields).find((name) => name in faults)
    if (why) return faults[why as keyof typeof faults]
    if (failure.status === 404) return faults.missing
    return failure.status === 429 ? faults.tooMany : faults.failed
  }
}
