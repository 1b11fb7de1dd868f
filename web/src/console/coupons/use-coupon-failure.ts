import { ApiFailure } from '#api/client.ts'
import { useArea } from '#ui/messages/use-area.ts'

/** Why a coupon was neither paused nor resumed. */
export function useCouponFailure() {
  const { faults } = useArea('staff').coupons
  return (failure: unknown): string | undefined => {
    if (failure === undefined || failure === null) return undefined
    const status = failure instanceof ApiFailure ? failure.status : undefined
    if (status === 403) return faults.ownShop
    if (status === 404) return faults.gone
    return status === 409 ? faults.meanwhile : faults.failed
  }
}
