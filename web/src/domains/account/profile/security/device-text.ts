import type { SignedInDevice } from '@haat/contract/domains/account.ts'
import type { Areas } from '#ui/messages/areas.ts'

/** "Chrome on Windows", or only the part of it that the browser revealed. */
export function deviceText({ browser, system }: SignedInDevice['device'], profile: Areas['profile']): string {
  return browser && system ? profile.device(browser, system) : (browser ?? system ?? profile.unknownDevice)
}
