import Bowser from 'bowser'
import type { SignedInDevice } from '@haat/contract/domains/account.ts'

const kinds: Record<string, SignedInDevice['device']['kind']> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
}

/** Reads the user agent for the list of sessions, where people should recognise their own phone. */
export function deviceOf(userAgent: string): SignedInDevice['device'] {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown')
  return {
    kind: kinds[platform.type ?? ''] ?? 'other',
    browser: browser.name || null,
    system: os.name || null,
  }
}

export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(' · ')
}
