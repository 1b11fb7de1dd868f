import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { FileLink } from '@haat/contract/shared/upload.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { fetchRefresh, sameOriginApi } from './call.ts'
import { ApiFailure, asOneLine, type Call } from './client.ts'
import { readCookie } from './cookies.ts'

interface ApiAccess {
  call: Call
  apiUrl: string | undefined
}

interface Upload {
  /** `POST` if it is left out. */
  method?: 'PUT'
  /** A path of the API, such as `/contact-admin/files`. */
  path: string
  /** A part of a file has no name. */
  file: File | Blob
  /** What the call is told beside the name of the file. */
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?(part: number): void
  signal?: AbortSignal
}

/**
 * Uploads a file; renews the session once, as calls do. XMLHttpRequest is used because only it reports
 * progress.
 */
export async function uploadFile<Answer = FileLink>(
  api: ApiAccess,
  upload: Upload,
  isRetry = false,
): Promise<Answer> {
  const token = readCookie(accessTokenCookie)
  const { status, body } = await send((api.apiUrl ?? sameOriginApi) + upload.path, upload, token)
  if (status === 200) return (body as { data: Answer }).data
  const failure = new ApiFailure(status, body ?? {})
  const { answerRefusal } = await fetchRefresh()
  const again = await answerRefusal(api.call, {
    restLine: `${upload.method ?? 'POST'} ${upload.path}`,
    token,
    failure,
    isRetry,
  })
  if (again && !isRetry) return uploadFile(api, upload, true)
  throw failure
}

interface Answered {
  status: number
  body: object | null
}

const send = (url: string, upload: Upload, token: string | undefined) =>
  new Promise<Answered>((resolve, reject) => {
    const { method = 'POST', file, query, headers, onProgress, signal } = upload
    const request = new XMLHttpRequest()
    const search = new URLSearchParams({
      ...query,
      ...('name' in file && { name: asOneLine(file.name).slice(-120) }),
    })
    request.open(method, `${url}?${search}`)
    request.withCredentials = true
    request.responseType = 'json'
    request.setRequestHeader(portalHeader, portalValue)
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: request.response as object | null }),
    )
    request.addEventListener('error', () => reject(new TypeError('The file did not get through')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
