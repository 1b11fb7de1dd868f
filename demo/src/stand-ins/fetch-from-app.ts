import type { FastifyInstance } from 'fastify'

interface Init {
  method?: string
  headers?: unknown
  body?: unknown
}

/** A `fetch` for a stand-in that this server serves itself: it asks the app directly and not by the network. */
export const fetchFromApp =
  (app: FastifyInstance) =>
  async (url: string, { method = 'GET', headers, body }: Init): Promise<Response> => {
    const { host, pathname, search } = new URL(url)
    const answer = await app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: { ...(headers as Record<string, string>), host },
      ...(body ? { payload: String(body) } : {}),
    })
    const type = String(answer.headers['content-type'])
    const hasBody = ![204, 304].includes(answer.statusCode)
    return new Response(hasBody ? answer.body : null, {
      status: answer.statusCode,
      headers: { 'content-type': type },
    })
  }
