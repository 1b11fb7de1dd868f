import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config } from '#config.ts'
import { isLoopback } from '#platform/google/is-loopback.ts'

type Asked = Pick<Config, 'host' | 'metricsKey' | 'publicUrl' | 'trustedProxies'>

/**
 * Decided by the settings alone, never by who asks: behind a proxy everybody comes from this machine. Without a key they
 * are there only where nobody else can come.
 */
export function metricsAccess({
  host,
  metricsKey,
  publicUrl,
  trustedProxies,
}: Asked): 'key' | 'open' | 'off' {
  if (metricsKey !== undefined) return 'key'
  const url = URL.parse(`http://${host.includes(':') ? `[${host}]` : host}`)
  const isOwnMachine = url !== null && isLoopback(url)
  return isOwnMachine && publicUrl === undefined && trustedProxies.length === 0 ? 'open' : 'off'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** In the same time whatever was sent. */
export const isMetricsKey = (key: string, authorization: string | undefined) =>
  timingSafeEqual(digest(`Bearer ${key}`), digest(authorization ?? ''))
