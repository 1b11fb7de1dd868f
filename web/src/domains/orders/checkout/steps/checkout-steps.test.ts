import { expect, it } from 'vitest'
import { isBefore, openStep, stepAfter } from './checkout-steps.ts'

const all = { hasAddress: true, hasMethod: true }

it('goes on where one was, as far as everything before it is there', () => {
  expect(openStep({ asked: undefined, ...all })).toBe('address')
  expect(openStep({ asked: 'payment', ...all })).toBe('payment')
  expect(openStep({ asked: 'payment', hasAddress: false, hasMethod: true })).toBe('address')
  expect(openStep({ asked: 'review', hasAddress: true, hasMethod: false })).toBe('payment')
  expect(openStep({ asked: 'review', ...all })).toBe('review')
})

it('begins at the beginning when the address of the page says nothing it knows', () => {
  expect(openStep({ asked: 'constructor', ...all })).toBe('address')
  expect(openStep({ asked: 3, ...all })).toBe('address')
})

it('knows what comes after what', () => {
  expect(stepAfter('address')).toBe('delivery')
  expect(stepAfter('review')).toBeUndefined()
  expect(isBefore('address', 'payment')).toBe(true)
  expect(isBefore('payment', 'payment')).toBe(false)
})
