import { describe, expect, it } from 'vitest'
import { findSlashCommand, fillReply } from './fill-reply.ts'

const facts = { name: 'Mina', ticket: 'T-1029', order: 'H-20764' }

describe('a saved reply', () => {
  it('has the facts of the ticket filled in, and nothing else', () => {
    const words = { en: 'Namaste {name}, {order} of {ticket}: {money} $& {name}', ne: '' }
    expect(fillReply({ words }, 'en', { ...facts, name: '$1 {order}' })).toBe(
      'Namaste $1 {order}, H-20764 of T-1029: {money} $& $1 {order}',
    )
  })

  it('comes in the other language where it is not written in this one', () => {
    expect(fillReply({ words: { en: 'Yes', ne: '' } }, 'ne', facts)).toBe('Yes')
    expect(fillReply({ words: { en: 'Yes', ne: 'हुन्छ' } }, 'ne', facts)).toBe('हुन्छ')
  })

  it.each([
    ['/', 1, { from: 0, prefix: '' }],
    ['/ex', 3, { from: 0, prefix: 'ex' }],
    ['Hello /pick', 11, { from: 6, prefix: 'pick' }],
    ['Hello\n/EX', 9, { from: 6, prefix: 'ex' }],
    ['9/10', 4, undefined],
    ['/ex more', 8, undefined],
    ['https://haat', 12, undefined],
  ])('is called for by %j at %i', (text, caret, command) => {
    expect(findSlashCommand(text, caret)).toEqual(command)
  })
})
