interface Device {
  hardwareConcurrency?: number
  deviceMemory?: number
}

const enoughCores = 4
const enoughGigabytes = 4

/**
 * Whether the device is fast enough for view transitions. The browser takes a snapshot of the page before a
 * transition, which on a weak device delays the next page by a tenth of a second.
 */
export function isQuickDevice(): boolean {
  if (import.meta.env.SSR) return false
  const { hardwareConcurrency = enoughCores, deviceMemory = enoughGigabytes } = navigator as Device
  return hardwareConcurrency >= enoughCores && deviceMemory >= enoughGigabytes
}
