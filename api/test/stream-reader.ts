import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

interface Event {
  type: string
  [field: string]: unknown
}

export interface StreamReader {
  status: number
  /** All events that have arrived so far. */
  events: Event[]
  of<T = Event>(type: string): T[]
  /** Settles when the server has ended the stream. */
  ended: Promise<'ended' | 'broken'>
  leave(): void
}

/** Reads a stream of JSON lines as the web client does, over a connection of its own. */
export async function readStream(url: string, headers: Record<string, string> = {}): Promise<StreamReader> {
  const request = get(url, { headers, agent: false })
  onTestFinished(() => void request.destroy())
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // A reader that leaves breaks off the request on purpose, which is no failure of the test.
  request.on('error', () => {})
  const status = response.statusCode ?? 0
  const events: Event[] = []
  const read = async () => {
    let rest = ''
    for await (const chunk of response.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      if (status === 200) events.push(...lines.map((line) => JSON.parse(line) as Event))
    }
    return 'ended' as const
  }
  return {
    status,
    events,
    of: <T>(type: string) => events.filter((event) => event.type === type) as T[],
    ended: read().catch(() => 'broken' as const),
    leave: () => void request.destroy(),
  }
}

/** A client that sends a request and then reads nothing of the answer. */
export async function requestWithoutReading(
  address: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.pause()
  socket.on('error', () => {})
  const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  onTestFinished(() => void socket.destroy())
  return socket
}
