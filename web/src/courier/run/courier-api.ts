import type { PhoneOutcome } from '@haat/contract/domains/runs.phone.ts'
import { courierDeviceHeader } from '@haat/contract/domains/runs.rules.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { ApiFailure, type Call } from '#api/client.ts'

/** Behind a hill a call neither arrives nor fails: after this it counts as not sent. */
const callMs = 20_000
const photoMs = 90_000

export type PutFile = (path: string, file: Blob, headers: Record<string, string>) => Promise<void>

/** Who calls: the key of the link, and the phone. */
interface Caller {
  token: string
  device?: string | undefined
}

const headersOf = ({ token, device }: Caller) => ({
  authorization: `Bearer ${token}`,
  ...(device !== undefined && { [courierDeviceHeader]: device }),
})

/** The calls of a courier's phone. */
export function createCourierApi(call: Call, putFile: PutFile) {
  const input = (caller: Caller) => ({ headers: headersOf(caller), signal: AbortSignal.timeout(callMs) })
  return {
    open: async (caller: Caller) => (await call('GET /courier/run', input(caller))).data,
    start: async (caller: Caller) => (await call('POST /courier/run/start', input(caller))).data,
    stops: async (caller: Caller) => (await call('GET /courier/run/stops', input(caller))).data,
    send: async (caller: Caller, body: PhoneOutcome) =>
      (await call('POST /courier/run/outcomes', { ...input(caller), body })).data,
    sendPhoto: (caller: Caller, id: string, photo: Blob) =>
      putFile(`/courier/run/outcomes/${id}/photo`, photo, headersOf(caller)),
  }
}

export type CourierApi = ReturnType<typeof createCourierApi>

export const putFileTo =
  (baseUrl: string): PutFile =>
  async (path, file, headers) => {
    const response = await fetch(baseUrl + path, {
      method: 'PUT',
      credentials: 'include',
      headers: { [portalHeader]: portalValue, 'content-type': 'application/octet-stream', ...headers },
      body: file,
      signal: AbortSignal.timeout(photoMs),
    })
    if (!response.ok) throw new ApiFailure(response.status, (await response.json().catch(() => null)) ?? {})
  }
