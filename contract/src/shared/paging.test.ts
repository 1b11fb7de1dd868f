import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { commaJoined, pageQuery } from './paging.ts'

const schema = z.strictObject(pageQuery)
const list = commaJoined('keys', z.string(), 3)

describe('the parameters of a list', () => {
  it('have their defaults when nothing is asked', () => {
    expect(schema.parse({})).toEqual({ pageIndex: 1, pageSize: 10, searchTerm: '', sortOrder: 'desc' })
  })

  it('are whole numbers within their bounds and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const { success, data } = schema.safeParse({ pageIndex: text, pageSize: '100' })
        const isGood = /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000
        expect(success).toBe(isGood)
        if (success) expect(data?.pageIndex).toBe(Number(text))
      }),
    )
  })

  it('lose the blanks around a search term', () => {
    expect(schema.parse({ searchTerm: '  चिया  ' }).searchTerm).toBe('चिया')
  })
})

describe('comma-joined values', () => {
  it.each([
    ['', []],
    [',,', []],
    ['a', ['a']],
    [' a , b,,c ', ['a', 'b', 'c']],
  ])('%j is %j', (text, values) => {
    expect(list.parse(text)).toEqual(values)
  })

  it('are bounded in number and in length', () => {
    expect(list.safeParse('a,b,c,d').error?.issues[0]?.message).toBe('keys takes at most 3 values')
    expect(list.safeParse('a'.repeat(2001)).error?.issues[0]?.message).toBe('keys is too long')
  })
})
