import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { fetchRefresh, sameOriginApi } from './call.ts'
import { ApiFailure, type Call } from './client.ts'
import { readCookie } from './cookies.ts'

interface ApiAccess {
  call: Call
  apiUrl: string | undefined
}

/** Downloads a file of the API as the signed-in user; renews the session once, as calls do. */
export async function fetchFile(
  api: ApiAccess,
  path: string,
  signal?: AbortSignal,
  isRetry = false,
): Promise<Blob> {
  const token = readCookie(accessTokenCookie)
  const response = await fetch((api.apiUrl ?? sameOriginApi) + path, {
    credentials: 'include',
    headers: {
      [portalHeader]: portalValue,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal: signal ?? null,
  })
  if (response.ok) return response.blob()
  const failure = new ApiFailure(response.status, (await response.json().catch(() => null)) ?? {})
  const { answerRefusal } = await fetchRefresh()
  const again = await answerRefusal(api.call, { restLine: `GET ${path}`, token, failure, isRetry })
  if (again && !isRetry) return fetchFile(api, path, signal, true)
  throw failure
}
