import { expect, it } from 'vitest'
import { isBefore, openStep, stepAfter, validateStep } from './checkout-steps.ts'

const all = { hasAddress: true, hasMethod: true }

it('goes on where one was, as far as everything before it is there', () => {
  expect(openStep({ asked: undefined, ...all })).toBe('address')
  expect(openStep({ asked: 'payment', ...all })).toBe('payment')
  expect(openStep({ asked: 'payment', hasAddress: false, hasMethod: true })).toBe('address')
  expect(openStep({ asked: 'review', hasAddress: true, hasMethod: false })).toBe('payment')
  expect(openStep({ asked: 'review', ...all })).toBe('review')
})

it('reads the address of the page with care', () => {
  expect(validateStep({ step: 'review' })).toEqual({ step: 'review' })
  expect(validateStep({ step: 'constructor' })).toEqual({})
  expect(validateStep({})).toEqual({})
})

it('knows what comes after what', () => {
  expect(stepAfter('address')).toBe('delivery')
  expect(stepAfter('review')).toBeUndefined()
  expect(isBefore('address', 'payment')).toBe(true)
  expect(isBefore('payment', 'payment')).toBe(false)
})
