import { expect, it } from 'vitest'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { timelineSteps } from './timeline-steps.ts'

const at = '2026-11-15T08:25:00Z'
const placesOf = (state: ParcelState, past: ParcelState[], method: 'cod' | 'esewa' = 'cod') =>
  timelineSteps({ state, timeline: [...past, state].map((one) => ({ state: one, at })) }, method).map(
    (step) => `${step.state} ${step.place}`,
  )

it('shows what was, what is now and what is to come', () => {
  expect(placesOf('packed', ['placed', 'confirmed'])).toEqual([
    'placed past',
    'confirmed past',
    'packed now',
    'shipped toCome',
    'delivered toCome',
  ])
  expect(placesOf('awaitingPayment', [], 'esewa').slice(0, 2)).toEqual([
    'awaitingPayment now',
    'confirmed toCome',
  ])
})

it('goes on from a step between: accepted, with the courier, brought in vain', () => {
  expect(placesOf('accepted', ['placed', 'confirmed']).slice(2)).toEqual([
    'accepted now',
    'packed toCome',
    'shipped toCome',
    'delivered toCome',
  ])
  expect(placesOf('handedOver', ['packed']).slice(1)).toEqual([
    'handedOver now',
    'shipped toCome',
    'delivered toCome',
  ])
  expect(placesOf('tried', ['shipped']).slice(1)).toEqual(['tried now', 'delivered toCome'])
  expect(placesOf('refused', ['shipped']).slice(1)).toEqual(['refused now'])
  expect(placesOf('partlyReturned', ['partlyDelivered'])).toEqual([
    'partlyDelivered past',
    'partlyReturned past',
  ])
})

it('has nothing to come once it is over', () => {
  expect(placesOf('cancelled', ['placed'])).toEqual(['placed past', 'cancelled now'])
  expect(placesOf('delivered', ['placed', 'confirmed', 'packed', 'shipped'])).toContain('delivered past')
})

it('names a day of Nepal once', () => {
  const timeline = [
    { state: 'placed' as const, at: '2026-11-15T08:25:00Z' },
    { state: 'confirmed' as const, at: '2026-11-15T08:29:00Z' },
    { state: 'packed' as const, at: '2026-11-15T18:20:00Z' },
  ]
  const steps = timelineSteps({ state: 'packed', timeline }, 'cod')
  expect(steps.slice(0, 3).map(({ isSameDay }) => isSameDay)).toEqual([false, true, false])
})
