import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import type { Areas } from '#messages/areas.ts'

/** "Chrome on Windows", or what of it the browser told. */
export function deviceName({ browser, system }: SignedInDevice['device'], profile: Areas['profile']): string {
  return browser && system ? profile.device(browser, system) : (browser ?? system ?? profile.unknownDevice)
}
