import { readFileSync } from 'node:fs'
import { getDrawing } from '../../studio/drawings.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'
import { windowsPage } from './windows/second-factor-page.ts'
import { demoQuestionsOf, questionTexts } from './questions/demo-questions.ts'
import { reviewTexts } from './reviews/demo-reviews.ts'
import { reviewers } from './reviews/reviewers.ts'
import { starsNear } from './reviews/stars-near.ts'
import { demoServices } from './services/demo-services.ts'
import type { PictureSpec } from './shop/demo-types.ts'
import { seededNumbers } from './shop/seeded-random.ts'
import { demoVendors, vendorsOfDepartment } from './vendors/demo-vendors.ts'
import { localLevelsOf } from '@haat/api/domains/addresses/local-levels.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { returnPolicies } from './vendors/return-policies.ts'
import { demoCategories } from './products/product-categories.ts'
import { demoServiceCategories } from './services/service-categories.ts'

const devanagari = /[\u0900-\u097f]/
const vendorSlugs = new Set(demoVendors.map(({ slug }) => slug))
const districtSlugs = new Set(districts.map(({ slug }) => slug))

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Every pair of both languages anywhere inside, with the way to it. */
function pairsIn(value: unknown, path: string): [string, string, string][] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'ne' in value) return [[path, String(value.en), String(value.ne)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${path}.${key}`))
}

test('README and windows say of every account what one can do with it', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(
    /`(\/staff|\/vendor)`/g,
    '$1',
  )
  for (const { email, who } of demoAccounts) {
    expect(readme).toContain(`| ${email} | ${who} |`)
    expect(windowsPage()).toContain(`${email}: ${who}`)
  }
})

describe('districts', () => {
  test('are the 77 of the seven provinces', () => {
    expect(districts).toHaveLength(77)
    expect(repeated(districts.map(({ slug }) => slug))).toEqual([])
    const counts = Object.entries(Object.groupBy(districts, ({ province }) => province))
    expect(Object.fromEntries(counts.map(([province, list]) => [province, list?.length]))).toEqual({
      Koshi: 14,
      Madhesh: 8,
      Bagmati: 13,
      Gandaki: 11,
      Lumbini: 12,
      Karnali: 10,
      Sudurpashchim: 9,
    })
  })
})

describe('vendors', () => {
  test('are sixty, each with its own name, PAN, registration and telephone', () => {
    expect(demoVendors).toHaveLength(60)
    for (const of of ['slug', 'panNumber', 'registrationNumber', 'grievancePhone'] as const) {
      expect(repeated(demoVendors.map((vendor) => vendor[of]))).toEqual([])
    }
  })

  test.each(demoVendors.map((vendor) => [vendor.slug, vendor] as const))('%s is complete', (slug, vendor) => {
    expect(vendor.panNumber).toMatch(/^[356]\d{8}$/)
    expect(vendor.registrationNumber).toMatch(/^\d{5,6}\/0\d\d\/\d\d$/)
    expect(toE164(vendor.grievancePhone)).toBe(`+977${vendor.grievancePhone}`)
    expect(vendor.grievanceEmail).toBe(`gunaso@${slug}.example`)
    expect(districtSlugs).toContain(vendor.district)
    for (const district of vendor.deliversTo ?? []) expect(districtSlugs).toContain(district)
    expect(vendor.sign).toMatch(/^[\u0900-\u097f]{1,5}$/)
    expect(vendor.about.en.length).toBeGreaterThan(80)
    expect(vendor.about.en.length).toBeLessThan(260)
  })

  test('come from every province and stand in every department', () => {
    const home = new Set(demoVendors.map(({ district }) => district))
    expect(new Set(districts.filter(({ slug }) => home.has(slug)).map(({ province }) => province)).size).toBe(
      7,
    )
    expect(Object.keys(vendorsOfDepartment)).toEqual(demoCategories.map(({ slug }) => slug))
    for (const slug of Object.values(vendorsOfDepartment).flat()) expect(vendorSlugs).toContain(slug)
    const selling = new Set([
      ...Object.values(vendorsOfDepartment).flat(),
      ...demoServices.map(({ vendor }) => vendor),
    ])
    expect([...vendorSlugs].filter((slug) => !selling.has(slug))).toEqual([])
  })
})

describe('services', () => {
  test('are 150, each with its own address, and every name comes once', () => {
    expect(demoServices).toHaveLength(150)
    expect(repeated(demoServices.map(({ slug }) => slug))).toEqual([])
    expect(repeated(demoServices.map(({ title }) => title.en))).toEqual([])
    expect(repeated(demoServices.map(({ title }) => title.ne))).toEqual([])
  })

  test('fill every category, and their slugs are nowhere used twice', () => {
    const leaves = demoServiceCategories.flatMap(({ children = [] }) => children.map(({ slug }) => slug))
    expect(new Set(demoServices.map(({ category }) => category))).toEqual(new Set(leaves))
    const all = [...demoServiceCategories, ...demoCategories]
    expect(
      repeated(all.flatMap(({ slug, children = [] }) => [slug, ...children.map((one) => one.slug)])),
    ).toEqual([])
    for (const { picture, children = [] } of demoServiceCategories) {
      expect(picture).toBeDefined()
      expect(children.length).toBeGreaterThanOrEqual(2)
    }
  })

  test.each(demoServices.map((service) => [service.slug, service] as const))(
    '%s is well-formed',
    (slug, service) => {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(vendorSlugs).toContain(service.vendor)
      expect(service.hours).toHaveLength(7)
      for (const hours of service.hours.filter(Boolean)) {
        expect(hours).toMatch(/^[012]\d:[0-5]\d-[012]\d:[0-5]\d$/)
        const [opens = '', closes = ''] = hours.split('-')
        expect(opens < closes).toBe(true)
      }
      expect(service.options.length).toBeGreaterThanOrEqual(2)
      expect(repeated(service.options.map(({ name }) => name.en))).toEqual([])
      for (const { minutes, visit, labour } of service.options) {
        expect(minutes).toBeGreaterThan(0)
        expect(visit).toBeGreaterThanOrEqual(0)
        expect(labour).toBeGreaterThan(0)
        expect((visit + labour) % 50).toBe(0)
      }
      for (const { district, wards } of service.areas) {
        expect(districtSlugs).toContain(district)
        expect(wards).toMatch(/^\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*$/)
      }
      expect(service.pictures.length).toBeGreaterThanOrEqual(3)
      const backdrops = service.pictures.map(({ backdrop }) => backdrop)
      expect(backdrops.filter((backdrop, index) => backdrop === backdrops[index + 1])).toEqual([])
      expect(service.title.en.length).toBeLessThanOrEqual(60)
      expect(service.description.en.length).toBeGreaterThan(90)
      expect(service.description.en.length).toBeLessThan(340)
    },
  )

  test('say of the plumber what the shop is known for', () => {
    const plumber = demoServices.find(({ slug }) => slug === 'plumber-at-home-lalitpur')
    expect(plumber?.options.map(({ minutes, visit, labour }) => [minutes, visit, labour])).toEqual([
      [30, 200, 300],
      [60, 200, 600],
      [90, 200, 900],
    ])
    expect(plumber?.visitCount).toBe(1160)
    expect(demoServices.filter(({ vendor }) => vendor === 'mistri-dai-sewa')).toHaveLength(9)
  })
})

test('both languages are there, the Nepali one in its own script', () => {
  const data = { demoVendors, demoServices, demoServiceCategories, districts, reviewers }
  const wrong = pairsIn(data, 'demo').filter(
    ([, en, ne]) => !en || devanagari.test(en) || !devanagari.test(ne),
  )
  expect(wrong).toEqual([])
})

test('every picture names drawings that exist', () => {
  const pictures: PictureSpec[] = [
    ...demoVendors.map(({ banner }) => banner),
    ...demoServices.flatMap((service) => service.pictures),
    ...demoServiceCategories.flatMap(({ picture }) => picture ?? []),
  ]
  const names = new Set(pictures.flatMap(({ object, beside }) => [object, ...(beside ? [beside] : [])]))
  for (const name of names) expect(getDrawing(name)).not.toBe('')
})

describe('reviews', () => {
  test('have texts for every department of goods, mostly content, in both languages', () => {
    expect(Object.keys(reviewTexts)).toEqual(demoCategories.map(({ slug }) => slug))
    for (const texts of Object.values(reviewTexts)) {
      expect(texts.length).toBeGreaterThanOrEqual(25)
      expect(repeated(texts.map(({ text }) => text))).toEqual([])
      expect(texts.every(({ text }) => text.length > 10 && text.length < 220)).toBe(true)
      expect(texts.filter(({ stars }) => stars >= 4).length).toBeGreaterThan(texts.length / 2)
      expect(texts.filter(({ language }) => language === 'ne').length).toBeGreaterThanOrEqual(5)
    }
  })

  test('and questions speak only of categories of their own department', () => {
    for (const { slug, children = [] } of demoCategories) {
      const leaves = children.map((child) => child.slug)
      const fits = [...(reviewTexts[slug] ?? []), ...(questionTexts[slug] ?? [])].flatMap(
        (text) => text.fits ?? [],
      )
      expect(fits.filter((category) => !leaves.includes(category))).toEqual([])
    }
  })

  test.each([
    [1, 4.2],
    [5, 4.8],
    [40, 3.9],
    [312, 4.8],
    [60, 1.6],
  ])('%i of mean %f come out so, the same every time', (count, mean) => {
    const stars = starsNear(mean, count, seededNumbers('a thing'))
    expect(stars).toHaveLength(count)
    expect(stars.reduce((sum, one) => sum + one, 0)).toBe(Math.round(mean * count))
    expect(starsNear(mean, count, seededNumbers('a thing'))).toEqual(stars)
  })

  test('come from 120 people', () => {
    expect(reviewers).toHaveLength(120)
    expect(repeated(reviewers.map(({ name }) => name))).toEqual([])
  })
})

test('questions: twelve at least for every department, none asked twice of one thing', () => {
  expect(Object.keys(questionTexts)).toEqual(demoCategories.map(({ slug }) => slug))
  for (const [department, texts] of Object.entries(questionTexts)) {
    expect(texts.length).toBeGreaterThanOrEqual(12)
    const asked = demoQuestionsOf('a thing', department, 5)
    expect(asked).toHaveLength(5)
    expect(repeated(asked.map(({ question }) => question))).toEqual([])
    expect(demoQuestionsOf('a thing', department, 5)).toEqual(asked)
  }
})

test('towns of vendors and reviewers are spelt as the list of places spells them', () => {
  const official = new Map<string, string[]>()
  for (const { slug, name } of districts) {
    for (const { en, ne } of [name, ...(localLevelsOf(slug) ?? []).map((level) => level.name)]) {
      official.set(en, [...(official.get(en) ?? []), ne])
    }
  }
  for (const { place } of reviewers) {
    expect(official.get(place.en) ?? [place.ne], place.en).toContain(place.ne)
  }
  for (const { slug, district, address } of demoVendors) {
    const levels = (localLevelsOf(district) ?? []).map(({ name }) => name)
    const [city] = levels.filter(({ en }) => address.en.includes(`${en}-`))
    expect(city, slug).toBeDefined()
    expect(address.ne, slug).toContain(`${city!.ne}-`)
  }
})

test('what vendors say about returns is never less than the return policy', () => {
  const daysIn = (text: string) =>
    [...text.matchAll(/(\d+|Seven)(?= days)|(?:or|unbroken|and) (\d+)\b/g)].map((match) =>
      match[1] === 'Seven' ? 7 : Number(match[1] ?? match[2]),
    )
  for (const [kind, { en, ne }] of Object.entries(returnPolicies)) {
    const days = daysIn(en)
    expect(Math.min(...days), `${kind}: ${en}`).toBe(7)
    expect(ne, kind).toContain('७ दिनभित्र')
    if (kind === 'service') continue
    expect(en, kind).toMatch(/\b15\b/)
    expect(ne, kind).toContain('१५ दिनभित्र')
    // The policy: a missing box is no reason to refuse, and the time for the money begins at the shopper's door.
    expect(en, kind).not.toMatch(/with box|reached us/)
  }
})
