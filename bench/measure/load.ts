import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Ask {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  body?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  bytes: number
  ms: number
  text(): string
}

/** The headers that a browser sends over https. */
const browserHeaders = {
  accept: 'text/html,application/json,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
}

export function createLoad(address: string, connections: number) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function send({ path, method = 'GET', body, headers = {} }: Ask): Promise<Answer> {
    const startedAt = performance.now()
    const typed =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, path, method, headers: { ...browserHeaders, ...typed, ...headers } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              bytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
              ms: performance.now() - startedAt,
              text: () => Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  async function sendWell(ask: Ask): Promise<Answer> {
    const answer = await send(ask)
    if (answer.status !== 200)
      throw new Error(`${ask.path} answered ${answer.status}: ${answer.text().slice(0, 300)}`)
    return answer
  }

  /** Sends a fixed number of requests, as many at a time as there are connections, and returns their times. */
  async function run(total: number, next: () => Ask): Promise<number[]> {
    const times: number[] = []
    let sent = 0
    const worker = async () => {
      while (sent++ < total) times.push((await sendWell(next())).ms)
    }
    await Promise.all(Array.from({ length: connections }, worker))
    return times
  }

  return { send: sendWell, sendAny: send, run, close: () => agent.destroy() }
}

export type Load = ReturnType<typeof createLoad>
