interface Device {
  hardwareConcurrency?: number
  deviceMemory?: number
}

const enoughCores = 4
const enoughGigabytes = 4

/**
 * Whether there is power for what only pleases the eye. A browser photographs the page before it blends it into the next
 * one: on a weak device the thing that was tapped comes a tenth of a second later for it.
 */
export function isQuickDevice(): boolean {
  if (import.meta.env.SSR) return false
  const { hardwareConcurrency = enoughCores, deviceMemory = enoughGigabytes } = navigator as Device
  return hardwareConcurrency >= enoughCores && deviceMemory >= enoughGigabytes
}
