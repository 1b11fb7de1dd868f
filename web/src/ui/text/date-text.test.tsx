import { expect, it } from 'vitest'
import { DateText } from './date-text.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'

const moment = '2026-11-01T03:15:00Z'
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')

it('shows both calendars beside each other', () => {
  const node = <DateText instant={moment} hasOtherCalendar />
  expect(textOf(renderMarkup(node))).toBe('1 November 2026 · 15 Kartik 2083 BS')
  expect(textOf(renderMarkup(node, 'ne'))).toBe('२०८३ कात्तिक १५ गते (१ नोभेम्बर २०२६)')
})

it('says when a Bikram Sambat day is only expected', () => {
  expect(textOf(renderMarkup(<DateText instant="2027-05-01" hasOtherCalendar />))).toBe(
    '1 May 2027 · 18 Baisakh 2084 BS (expected)',
  )
})

it('carries the exact moment for machines', () => {
  expect(renderMarkup(<DateText instant={moment} form="long" />)).toBe(
    '<time dateTime="2026-11-01">Sunday, November 1, 2026</time>',
  )
})

it('names a day by the calendar of the language, and by the other one where no almanac reaches', () => {
  expect(textOf(renderMarkup(<DateText instant={moment} />))).toBe('1 November 2026')
  expect(textOf(renderMarkup(<DateText instant={moment} />, 'ne'))).toBe('२०८३ कात्तिक १५ गते')
  expect(textOf(renderMarkup(<DateText instant="1940-01-01" />, 'ne'))).toBe('१ जनवरी १९४०')
  expect(textOf(renderMarkup(<DateText instant="2027-05-01" />, 'ne'))).toBe('१ मे २०२७')
})
