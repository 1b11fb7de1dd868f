import { describe, expect, it } from 'vitest'
import { services } from '#messages/en/services.ts'
import { freeDayText, tomorrowInNepal } from './free-day.ts'

const texts = { services, language: 'en' } as const
/** Sunday in Nepal. */
const lateSaturday = '2026-11-14T19:00:00.000Z'

describe('the next free day', () => {
  it.each([
    ['2026-11-15', 'Free today'],
    ['2026-11-14', 'Free today'],
    ['2026-11-16', 'Free tomorrow'],
    ['2026-11-17', 'Free Tuesday'],
    ['2026-11-21', 'Free Saturday'],
    ['2026-11-22', 'Free 22 November 2026'],
    [null, 'Closed for now'],
  ])('%s is called "%s"', (day, text) => expect(freeDayText(day, lateSaturday, texts)).toBe(text))

  it('counts from the day in Nepal', () => expect(tomorrowInNepal(lateSaturday)).toBe('2026-11-16'))
})
