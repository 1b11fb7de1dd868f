import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { streamSilenceMs } from '@haat/contract/domains/support.stream.rules.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'
import { fetchRefresh, sameOriginApi } from './call.ts'
import { ApiFailure, type Call } from './client.ts'
import { readCookie } from './cookies.ts'
import { growingPauseMs } from './growing-pause.ts'

interface ApiAccess {
  call: Call
  apiUrl: string | undefined
}

interface StreamOptions<Line> {
  /** Called for every connection, since it says after which message to go on. */
  path(): string
  headers?: Record<string, string>
  onLine(line: Line): void
  onState(state: StreamState): void
  /** Called when the server refuses for good; there is no further try. */
  onRefused(failure: ApiFailure): void
}
export type StreamState = 'open' | 'lost'

export interface OpenStream {
  close(): void
}

const pauses = { firstMs: 300, longestMs: 15_000 }

/** The streams that are open in the name of who is signed in. */
const ofSession = new Set<OpenStream>()

/** Called when the session ends: a stream that is being opened, or opened again, would be refused. */
export const closeSessionStreams = () => ofSession.forEach((stream) => stream.close())

const isFinal = ({ status }: ApiFailure) => [401, 403, 404, 422].includes(status)

/** Reads lines of JSON until it is closed, and reconnects for as long as it takes. */
export function openStream<Line extends { type: string }>(
  api: ApiAccess,
  options: StreamOptions<Line>,
): OpenStream {
  const closed = new AbortController()
  let tries = 0
  let wake = () => {}

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, growingPauseMs(tries, pauses))
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const onOnline = () => {
    tries = 0
    wake()
  }

  async function run() {
    while (!closed.signal.aborted) {
      try {
        await listen(api, options, closed.signal, () => {
          tries = 0
          options.onState('open')
        })
      } catch (failure) {
        if (failure instanceof ApiFailure && isFinal(failure)) return options.onRefused(failure)
      }
      if (closed.signal.aborted) return
      options.onState('lost')
      await pause()
      tries += 1
    }
  }

  const stream: OpenStream = {
    close() {
      closed.abort()
      wake()
      removeEventListener('online', onOnline)
      ofSession.delete(stream)
    },
  }
  // Headers of its own say by which key somebody listens who need not be signed in.
  if (!options.headers) ofSession.add(stream)
  addEventListener('online', onOnline)
  void run()
  return stream
}

/** Resolves when this connection has ended. */
async function listen<Line extends { type: string }>(
  api: ApiAccess,
  options: StreamOptions<Line>,
  closed: AbortSignal,
  onOpen: () => void,
) {
  // Ended by silence or by who closes the stream: Safari before 17.4 has no `AbortSignal.any`.
  const connection = new AbortController()
  const end = () => connection.abort()
  closed.addEventListener('abort', end)
  let timer = setTimeout(end, streamSilenceMs)
  try {
    const response = await connect(api, options, connection.signal)
    for await (const line of linesOf<Line>(response)) {
      clearTimeout(timer)
      timer = setTimeout(end, streamSilenceMs)
      if (closed.aborted) return
      if (line.type === 'ready') onOpen()
      options.onLine(line)
    }
  } finally {
    clearTimeout(timer)
    closed.removeEventListener('abort', end)
  }
}

async function connect(
  api: ApiAccess,
  options: Pick<StreamOptions<never>, 'path' | 'headers'>,
  signal: AbortSignal,
  isRetry = false,
): Promise<Response> {
  const token = readCookie(accessTokenCookie)
  const path = options.path()
  const response = await fetch((api.apiUrl ?? sameOriginApi) + path, {
    credentials: 'include',
    headers: {
      [portalHeader]: portalValue,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    cache: 'no-store',
    signal,
  })
  if (response.ok) return response
  const failure = new ApiFailure(response.status, (await response.json().catch(() => null)) ?? {})
  if (isRetry || response.status !== 401) throw failure
  const { answerRefusal } = await fetchRefresh()
  const again = await answerRefusal(api.call, { restLine: `GET ${path}`, token, failure, isRetry })
  if (!again) throw failure
  return connect(api, options, signal, true)
}

async function* linesOf<Line>({ body }: Response): AsyncGenerator<Line> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') yield JSON.parse(line) as Line
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
