import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Slide } from '@haat/contract/domains/home.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { listSlides } from './home.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const ids = (slides: Slide[]) => slides.map(({ id }) => id)

describe('the slides of the home page', () => {
  it('are our own until staff save others', async () => {
    const answer = await haat.app.inject('/api/home/slides')
    expect(answer.statusCode).toBe(200)
    expect(ids(answer.json().data)).toContain('haat')
  })

  it('go when their last day in Nepal is over, not a moment before', async () => {
    // Midnight in Kathmandu is 18:15 UTC.
    const before = await listSlides(haat.services, new Date('2026-12-30T18:14:59Z'))
    expect(ids(before)).toEqual(['winter', 'hands', 'craft', 'haat'])
    const after = await listSlides(haat.services, new Date('2026-12-30T18:15:00Z'))
    expect(ids(after)).toEqual(['hands', 'craft', 'haat'])
    expect(after[0]).not.toHaveProperty('until')
  })
})
