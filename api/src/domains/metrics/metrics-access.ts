import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '#config.ts'
import { isLoopback } from '#platform/http/is-loopback.ts'

type MetricsConfig = Pick<Config, 'host' | 'metricsKey' | 'publicUrl' | 'trustedProxies'>

/**
 * Who may read the metrics. Decided by the configuration alone, never by the address of the client: behind a
 * proxy all requests come from this machine. Without a key they are served only where no other machine can
 * connect.
 */
export function metricsAccess({
  host,
  metricsKey,
  publicUrl,
  trustedProxies,
}: MetricsConfig): 'key' | 'open' | 'off' {
  if (metricsKey !== undefined) return 'key'
  const url = URL.parse(`http://${host.includes(':') ? `[${host}]` : host}`)
  const isOwnMachine = url !== null && isLoopback(url)
  return isOwnMachine && publicUrl === undefined && trustedProxies.length === 0 ? 'open' : 'off'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, so that the time of the answer reveals nothing about the key. */
export const isMetricsKey = (key: string, authorization: string | undefined) =>
  timingSafeEqual(digest(`Bearer ${key}`), digest(authorization ?? ''))
