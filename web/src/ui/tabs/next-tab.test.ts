import { expect, it } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = [{ id: 'story' }, { id: 'facts' }, { id: 'reviews' }]

it.each([
  ['story', 'ArrowRight', 'facts'],
  ['reviews', 'ArrowRight', 'story'],
  ['story', 'ArrowLeft', 'reviews'],
  ['facts', 'Home', 'story'],
  ['facts', 'End', 'reviews'],
])('from %s the key %s leads to %s', (openId, key, target) => {
  expect(nextTab(tabs, openId, key)).toBe(target)
})

it('leaves other keys alone', () => {
  expect(nextTab(tabs, 'story', 'Enter')).toBeUndefined()
})
