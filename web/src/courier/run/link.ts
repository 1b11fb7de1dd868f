import { isTemporary } from '#api/client.ts'
import type { PhoneCopy } from '../copy/phone-copy.ts'
import type { CourierApi } from './courier-api.ts'

const tokenPattern = /^[\w.~-]{16,512}$/

const tokenInAddress = () => {
  const token = location.hash.slice(1)
  return tokenPattern.test(token) ? token : undefined
}

const cleanAddress = () => history.replaceState(history.state, '', location.pathname)

/** The key of the run, which is moved from the address to where nobody reads it over a shoulder. */
export function createLink(copy: PhoneCopy, api: CourierApi, isKept: () => boolean) {
  return {
    async take() {
      const token = tokenInAddress()
      if (token === undefined) return
      const kept = await copy.run()
      if (kept?.token !== token) {
        // A run that is under way here is given up only for a link that opens something.
        if (kept?.stops) {
          const device = await copy.device()
          const reason = await api.open({ token, device }).then(
            () => undefined,
            (failure: unknown) => failure,
          )
          if (reason !== undefined && isTemporary(reason)) return
          if (reason !== undefined) return cleanAddress()
        }
        await copy.keepRun({ token, readAt: 0 })
      }
      // Without storage a reload needs it there.
      if (isKept()) cleanAddress()
    },
  }
}
