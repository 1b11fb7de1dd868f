import { expect, it } from 'vitest'
import { DateText } from './date-text.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'

const moment = '2026-11-01T03:15:00Z'
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')

it('shows both calendars beside each other', () => {
  const node = <DateText instant={moment} hasBikramSambat />
  expect(textOf(renderMarkup(node))).toBe('1 November 2026 · 15 Kartik 2083 BS')
  expect(textOf(renderMarkup(node, 'ne'))).toBe('१ नोभेम्बर २०२६ · वि.सं. १५ कात्तिक २०८३')
})

it('says when a Bikram Sambat day is only expected', () => {
  expect(textOf(renderMarkup(<DateText instant="2027-05-01" hasBikramSambat />))).toBe(
    '1 May 2027 · 18 Baisakh 2084 BS (expected)',
  )
})

it('carries the exact moment for machines', () => {
  expect(renderMarkup(<DateText instant={moment} form="long" />)).toBe(
    '<time dateTime="2026-11-01T03:15:00.000Z">Sunday, November 1, 2026</time>',
  )
})

it('names a day as Nepal does, and by the other calendar where no almanac reaches', () => {
  expect(textOf(renderMarkup(<DateText instant={moment} form="bs" />))).toBe('15 Kartik 2083')
  expect(textOf(renderMarkup(<DateText instant="1940-01-01" form="bs" />))).toBe('1 January 1940')
})
