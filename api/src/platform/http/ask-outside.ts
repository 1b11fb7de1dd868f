type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface Question {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface OutsideOptions {
  timeoutMs?: number
  /** For somebody outside who is in this process. */
  fetch?: Fetch
}

interface Answer {
  status: number
  text: string
}

/** No answer: nobody there, too slow, or far too much. */
export class OutsideError extends Error {}

const defaultTimeoutMs = 6000
/** Those whom we ask answer in a few lines. */
const mostBytes = 64 * 1024

/**
 * The one way by which the server asks another one. Only addresses from the settings come here, never one that a visitor
 * wrote. The time holds until the last byte; a redirect is an answer like any other and is not followed.
 */
export async function askOutside(
  url: string,
  { method = 'GET', headers, body }: Question = {},
  { timeoutMs = defaultTimeoutMs, fetch: ask = fetch }: OutsideOptions = {},
): Promise<Answer> {
  try {
    const response = await ask(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    })
    return { status: response.status, text: await readAtMost(response, mostBytes) }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError(`${new URL(url).host} did not answer`, { cause: error })
  }
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new OutsideError('The answer was too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
