import { expect, it } from 'vitest'
import { toggled } from './read-address.ts'

it('a second press takes an item out of a list again', () => {
  expect(toggled(undefined, 'b')).toBe('b')
  expect(toggled('b', 'a')).toBe('a,b')
  expect(toggled('a,b', 'b')).toBe('a')
  expect(toggled('a', 'a')).toBeUndefined()
})
