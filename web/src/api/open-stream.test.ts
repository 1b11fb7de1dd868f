import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from './client.ts'
import { delayOf, openStream, type OpenStream } from './open-stream.ts'

type Line = { type: string; n?: number }
const encoder = new TextEncoder()

/** A server that the test speaks through, one connection after the other. */
function startServer() {
  const asked: string[] = []
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  let refusals: number[] = []
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    asked.push(url)
    const refusal = refusals.shift()
    if (refusal === 0) throw new TypeError('Failed to fetch')
    if (refusal) return new Response('{"code":"X"}', { status: refusal })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines.push(controller)
        signal?.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
      },
    })
    return new Response(body)
  })
  return {
    asked,
    say: (text: string) => lines.at(-1)!.enqueue(encoder.encode(text)),
    end: () => lines.at(-1)!.close(),
    refuse: (...statuses: number[]) => (refusals = statuses),
  }
}

let stream: OpenStream | undefined
let after = 0
const heard: Line[] = []
const states: string[] = []
const refused = vi.fn()
const open = () =>
  (stream = openStream<Line>(
    { call: vi.fn() as unknown as Call, apiUrl: undefined },
    {
      path: () => `/stream?after=${after}`,
      onLine: (line) => {
        heard.push(line)
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
  heard.length = 0
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
  server.say('{"type":"ready"}\n{"type":"mess')
  server.say('age","n":7}\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([{ type: 'ready' }, { type: 'message', n: 7 }])
  server.end()
  await vi.advanceTimersByTimeAsync(400)
  expect(server.asked).toEqual(['/api/stream?after=0', '/api/stream?after=7'])
  server.say('{"type":"ready"}\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['open', 'lost', 'open'])
})

it('takes a line that is silent for too long as lost', async () => {
  const server = startServer()
  open()
  await vi.advanceTimersByTimeAsync(0)
  server.say('{"type":"ready"}\n')
  await vi.advanceTimersByTimeAsync(39_000)
  expect(server.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(server.asked).toHaveLength(2)
})

it('asks less and less often while nobody answers, and never gives up', async () => {
  const server = startServer()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  server.refuse(0, 503, 0, 503, 0, 503, 503, 0)
  open()
  await vi.advanceTimersByTimeAsync(50_000)
  expect(server.asked).toHaveLength(9)
  expect([0, 3, 20].map((tries) => delayOf(tries, 1))).toEqual([300, 2400, 15_000])
  expect(delayOf(20, 0)).toBe(7500)
})

it('gives up when it is not let in', async () => {
  const server = startServer()
  server.refuse(404)
  open()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.asked).toHaveLength(1)
  expect(refused).toHaveBeenCalledOnce()
})
