import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from './client.ts'
import { openStream, type OpenStream } from './open-stream.ts'

type StreamEvent = { type: string; n?: number }
const encoder = new TextEncoder()

/** A server whose stream the test writes, one connection after the other. */
function startServer() {
  const requests: string[] = []
  const signals: AbortSignal[] = []
  const connections: ReadableStreamDefaultController<Uint8Array>[] = []
  let refusals: number[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    requests.push(url)
    signals.push(signal!)
    const refusal = refusals.shift()
    if (refusal === 0) throw new TypeError('Failed to fetch')
    if (refusal) return new Response('{"code":"X"}', { status: refusal })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        connections.push(controller)
        signal?.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
      },
    })
    return new Response(body)
  })
  return {
    requests,
    signals,
    send: (text: string) => connections.at(-1)!.enqueue(encoder.encode(text)),
    end: () => connections.at(-1)!.close(),
    refuse: (...statuses: number[]) => (refusals = statuses),
  }
}

let stream: OpenStream | undefined
let after = 0
const received: StreamEvent[] = []
const states: string[] = []
const refused = vi.fn()
const open = () =>
  (stream = openStream<StreamEvent>(
    { call: vi.fn() as unknown as Call, apiUrl: undefined },
    {
      path: () => `/stream?after=${after}`,
      onLine: (line) => {
        received.push(line)
        after = line.n ?? after
      },
      onState: (state) => states.push(state),
      onRefused: refused,
    },
  ))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  after = 0
  received.length = 0
  states.length = 0
  refused.mockClear()
})
afterEach(() => {
  stream?.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('hears lines however they are cut, and goes on after the last one when the line breaks', async () => {
  const server = startServer()
  open()
  await vi.advanceTimersByTimeAsync(0)
  server.send('{"type":"ready"}\n{"type":"mess')
  server.send('age","n":7}\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(received).toEqual([{ type: 'ready' }, { type: 'message', n: 7 }])
  server.end()
  await vi.advanceTimersByTimeAsync(400)
  expect(server.requests).toEqual(['/api/stream?after=0', '/api/stream?after=7'])
  server.send('{"type":"ready"}\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['open', 'lost', 'open'])
})

it('needs no newer calls than Safari had in 16.4, and ends its connection when it is closed', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const server = startServer()
  const { close } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.signals).toMatchObject([{ aborted: false }])
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.signals).toMatchObject([{ aborted: true }])
})

it('takes a line that is silent for too long as lost', async () => {
  const server = startServer()
  open()
  await vi.advanceTimersByTimeAsync(0)
  server.send('{"type":"ready"}\n')
  await vi.advanceTimersByTimeAsync(39_000)
  expect(server.requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(server.requests).toHaveLength(2)
})

it('asks less and less often while nobody answers, and never gives up', async () => {
  const server = startServer()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  server.refuse(0, 503, 0, 503, 0, 503, 503, 0)
  open()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(server.requests).toHaveLength(9)
})

it('gives up when it is not let in', async () => {
  const server = startServer()
  server.refuse(404)
  open()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.requests).toHaveLength(1)
  expect(refused).toHaveBeenCalledOnce()
})
