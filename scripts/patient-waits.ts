import { vi } from 'vitest'

/** By itself Vitest gives up after a second, which a busy machine may need for a single answer. */
const patiently = (options: Parameters<typeof vi.waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: 60_000, ...options }

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patiently(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options))
