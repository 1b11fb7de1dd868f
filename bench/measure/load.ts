import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'

export interface Ask {
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
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

/** When others use the machine, a server asks visitors to come back, which they do. */
const busyMs = 200

function expectWell({ path }: Ask, answer: Answer): Answer {
  if (answer.status === 200) return answer
  throw new Error(`${path} answered ${answer.status}: ${answer.text().slice(0, 300)}`)
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

  async function sendUntilOpen(ask: Ask, tries: number): Promise<Answer> {
    const answer = await send(ask)
    if (answer.status !== 503 || tries === 1) return answer
    await delay(busyMs)
    return sendUntilOpen(ask, tries - 1)
  }

  const sendWell = async (ask: Ask) => expectWell(ask, await sendUntilOpen(ask, 10))

  /** A question that takes the database too long is named, and its cost counts, but it does not end the run. */
  async function sendPatiently(ask: Ask): Promise<Answer> {
    const answer = await sendUntilOpen(ask, 2)
    if (answer.status !== 503) return expectWell(ask, answer)
    console.error(`${ask.path} was refused twice`)
    return answer
  }

  /** Sends a fixed number of requests, as many at a time as there are connections, and returns their times. */
  async function run(total: number, next: () => Ask): Promise<number[]> {
    const times: number[] = []
    let sent = 0
    const worker = async () => {
      while (sent++ < total) times.push((await sendPatiently(next())).ms)
    }
    await Promise.all(Array.from({ length: connections }, worker))
    return times
  }

  return {
    send: sendWell,
    sendPatiently,
    sendAny: send,
    run,
    close: () => agent.destroy(),
  }
}

export type Load = ReturnType<typeof createLoad>
