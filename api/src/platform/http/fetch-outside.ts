type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface Question {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface OutsideOptions {
  timeoutMs?: number
  /** Replaces fetch where the other server is a stand-in in this process. */
  fetch?: Fetch
}

interface Answer {
  status: number
  text: string
}

/** There was no usable answer: nobody there, too slow, or far too long. */
export class OutsideError extends Error {}

const defaultTimeoutMs = 6000
/** The servers that we call answer with a few lines. */
const maxBytes = 64 * 1024

/**
 * How the server calls others whose address comes from the settings; what people name by an address is fetched by
 * `fetchPublic` only. The timeout covers the whole answer; a redirect is returned like any other answer and not followed.
 */
export async function fetchOutside(
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
    return { status: response.status, text: await readAtMost(response, maxBytes) }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError(`${new URL(url).host} did not answer`, { cause: error })
  }
}

async function readAtMost(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new OutsideError('The answer was too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
