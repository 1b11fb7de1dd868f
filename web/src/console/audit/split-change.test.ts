import { describe, expect, it } from 'vitest'
import { valueText, splitChange } from './split-change.ts'

describe('the changed part of a text', () => {
  it('is marked word by word', () => {
    expect(splitChange('Answer within 8 hours today', 'Answer within 24 hours today')).toEqual({
      before: ['Answer within ', '8', ' hours today'],
      after: ['Answer within ', '24', ' hours today'],
    })
  })

  it('is only what was added, or taken away', () => {
    expect(splitChange('a b', 'a b c')).toEqual({ before: ['a b', '', ''], after: ['a b', ' c', ''] })
  })

  it('leaves dates whole', () => {
    expect(splitChange('2026-12-25, 2026-12-30', '2026-11-20, 2026-12-25, 2026-12-30').after).toEqual([
      '',
      '2026-11-20, ',
      '2026-12-25, 2026-12-30',
    ])
  })

  it('is everything where nothing is alike', () => {
    expect(splitChange('one', 'two')).toEqual({ before: ['one', '', ''], after: ['two', '', ''] })
  })
})

it('values are shown as text', () => {
  expect([null, true, 3, ['a', 'b'], { a: 1 }].map(valueText)).toEqual([
    '',
    'true',
    '3',
    'a, b',
    '{\n  "a": 1\n}',
  ])
})
