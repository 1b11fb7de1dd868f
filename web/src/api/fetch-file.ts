import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { fetchRefresh, ownApi } from './call.ts'
import { ApiFailure, type Call } from './client.ts'
import { readCookie } from './cookies.ts'

interface Way {
  call: Call
  apiUrl: string | undefined
}

/** A file of the API, in the name of whoever is signed in; renews the session once, as calls do. */
export async function fetchFile(way: Way, path: string, isRetry = false): Promise<Blob> {
  const token = readCookie(accessTokenCookie)
  const response = await fetch((way.apiUrl ?? ownApi) + path, {
    credentials: 'include',
    headers: {
      [portalHeader]: portalValue,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })
  if (response.ok) return response.blob()
  const failure = new ApiFailure(response.status, (await response.json().catch(() => null)) ?? {})
  const { answerRefusal } = await fetchRefresh()
  const again = await answerRefusal(way.call, { line: `GET ${path}`, token, failure, isRetry })
  if (again && !isRetry) return fetchFile(way, path, true)
  throw failure
}
