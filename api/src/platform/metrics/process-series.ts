import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from './registry.ts'

/** How often the event loop is sampled; a shorter delay cannot be told from none. */
const resolutionMs = 20
/**
 * The metric is the worse of the last window and the current one, so that no pause gets lost between two
 * readings.
 */
const windowMs = 30_000

interface Delay {
  p50: number
  p99: number
  max: number
}

function watchLoop() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  // The histogram measures from one sample to the next, so the interval itself is subtracted.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000)
  const now = (): Delay =>
    histogram.count === 0
      ? { p50: 0, p99: 0, max: 0 }
      : {
          p50: seconds(histogram.percentile(50)),
          p99: seconds(histogram.percentile(99)),
          max: seconds(histogram.max),
        }
  let last = now()
  const timer = setInterval(() => {
    last = now()
    histogram.reset()
  }, windowMs)
  timer.unref()
  return {
    read: (part: keyof Delay) => Math.max(last[part], now()[part]),
    end() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

/** Metrics of the process under the names that dashboards for Node expect. */
export function watchProcess({ gauge, total }: Registry): { close(): Promise<void> } {
  const loop = watchLoop()
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  total('process_cpu_seconds_total', 'Time of processors that was used', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  const memory = (part: keyof NodeJS.MemoryUsage) => () => process.memoryUsage()[part]
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'JavaScript objects', memory('heapUsed'))
  gauge('nodejs_heap_size_total_bytes', 'Room for JavaScript objects', memory('heapTotal'))
  gauge('nodejs_external_memory_bytes', 'Buffers and what libraries hold', memory('external'))
  for (const part of ['p50', 'p99', 'max'] as const) {
    gauge(
      `nodejs_eventloop_lag_${part}_seconds`,
      'How long work waited for the one thread, in the last 30 to 60 seconds',
      () => loop.read(part),
    )
  }
  return { close: async () => loop.end() }
}
