import { describe, expect, it } from 'vitest'
import { profile as english } from '#messages/en/profile.ts'
import { profile as nepali } from '#messages/ne/profile.ts'
import { lastUse } from './last-use.ts'

/** 17 November 2026, 10:30 in Kathmandu. */
const now = new Date('2026-11-17T04:45:00Z')

describe('the last use of a session', () => {
  it.each([
    ['2026-11-17T04:43:30Z', 'now'],
    ['2026-11-17T02:07:00Z', 'today, 7:52 AM'],
    // 00:10 in Kathmandu, though it was still the 16th in London.
    ['2026-11-16T18:25:00Z', 'today, 12:10 AM'],
    ['2026-11-16T18:14:00Z', 'yesterday, 11:59 PM'],
    ['2026-11-12T12:29:00Z', '12 November 2026, 6:14 PM'],
  ])('%s is said as "%s"', (usedAt, said) => {
    expect(lastUse(usedAt, now, 'en', english)).toBe(said)
  })

  it('is said in Nepali too', () => {
    expect(lastUse('2026-11-12T12:29:00Z', now, 'ne', nepali)).toBe('२०८३ कात्तिक २६ गते, बेलुका ६:१४')
    expect(lastUse('2026-11-17T02:07:00Z', now, 'ne', nepali)).toBe('आज बिहान ७:५२')
  })
})
