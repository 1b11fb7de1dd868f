import { expect, it } from 'vitest'
import { demoProducts } from '../products/demo-products.ts'
import { demoServices } from '../services/demo-services.ts'
import { reviewFiguresOf } from './review-figures.ts'

const subjects = [
  ...demoProducts().map(({ slug, vendor, ageDays }) => ({
    key: `${vendor} ${slug}`,
    ageDays,
  })),
  ...demoServices.map(({ slug, vendor, ageDays }) => ({
    key: `${vendor} ${slug}`,
    ageDays,
  })),
]
const figures = subjects.map(({ key, ageDays }) => ({
  ageDays,
  list: reviewFiguresOf(key, 5, ageDays),
}))
const differing = (texts: string[]) => new Set(texts).size / texts.length

it('no two things were reviewed on the same days, nor found as helpful', () => {
  expect(
    differing(figures.map(({ list }) => list.map(({ daysAgo }) => Math.floor(daysAgo)).join())),
  ).toBeGreaterThan(0.95)
  expect(differing(figures.map(({ list }) => list.map((one) => one.helpfulCount).join()))).toBeGreaterThan(
    0.6,
  )
})

it('reviews come latest first, from the time in which the thing was for sale, and are the same at every start', () => {
  for (const { list, ageDays } of figures) {
    const days = list.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(Math.max(...days)).toBeLessThanOrEqual(ageDays)
    expect(Math.min(...days)).toBeGreaterThan(0)
  }
  expect(reviewFiguresOf('a thing', 4, 90)).toEqual(reviewFiguresOf('a thing', 4, 90))
})
