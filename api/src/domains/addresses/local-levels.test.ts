import { describe, expect, it } from 'vitest'
import { districtName, districts, provinces, type Province } from '@haat/contract/shared/districts.ts'
import { localLevelNames } from './local-levels.data.ts'
import { areaNames, findLocalLevel, localLevelsOf } from './local-levels.ts'

const levelsOf = (slug: string) => localLevelsOf(slug) ?? []
const all = districts.flatMap(({ slug, province }) => levelsOf(slug).map((level) => ({ ...level, province })))
const countOf = (levels: { kind: string }[]) =>
  ['metropolitan', 'subMetropolitan', 'municipality', 'rural'].map(
    (kind) => levels.filter((level) => level.kind === kind).length,
  )

describe('the places of Nepal', () => {
  it('are 7 provinces, 77 districts and 753 local levels of four kinds', () => {
    expect(Object.keys(provinces)).toHaveLength(7)
    expect(districts).toHaveLength(77)
    expect(Object.keys(localLevelNames).toSorted()).toEqual(districts.map(({ slug }) => slug).toSorted())
    expect(all).toHaveLength(753)
    expect(countOf(all)).toEqual([6, 11, 276, 460])
  })

  const official: Record<Province, { kinds: number[]; wards: number }> = {
    Koshi: { kinds: [1, 2, 46, 88], wards: 1157 },
    Madhesh: { kinds: [1, 3, 73, 59], wards: 1271 },
    Bagmati: { kinds: [3, 1, 41, 74], wards: 1121 },
    Gandaki: { kinds: [1, 0, 26, 58], wards: 759 },
    Lumbini: { kinds: [0, 4, 32, 73], wards: 983 },
    Karnali: { kinds: [0, 0, 25, 54], wards: 718 },
    Sudurpashchim: { kinds: [0, 1, 33, 54], wards: 734 },
  }
  it.each(Object.entries(official))('has the local levels and wards of %s', (province, { kinds, wards }) => {
    const inside = all.filter((level) => level.province === province)
    expect(countOf(inside)).toEqual(kinds)
    expect(inside.reduce((sum, level) => sum + level.wards, 0)).toBe(wards)
  })

  it('have 6,743 wards, from 4 to 33 each', () => {
    expect(all.reduce((sum, { wards }) => sum + wards, 0)).toBe(6743)
    expect(Math.min(...all.map(({ wards }) => wards))).toBeGreaterThanOrEqual(4)
    expect(Math.max(...all.map(({ wards }) => wards))).toBe(33)
  })

  it('are told apart within their district, and written in both scripts', () => {
    for (const { slug } of districts) {
      const slugs = levelsOf(slug).map((level) => level.slug)
      expect(new Set(slugs).size, slug).toBe(slugs.length)
    }
    for (const { slug, name } of all) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(name.en).toMatch(/^[A-Z][A-Za-z .-]+$/)
      expect(name.ne).toMatch(/^[\u0900-\u097f .-]+$/)
    }
  })

  it('carry the names of today', () => {
    const find = (district: string, slug: string) => levelsOf(district).find((level) => level.slug === slug)
    expect(find('kathmandu', 'kathmandu')).toEqual({
      slug: 'kathmandu',
      name: { en: 'Kathmandu', ne: 'काठमाडौं' },
      kind: 'metropolitan',
      wards: 32,
    })
    expect(find('rasuwa', 'aamachhodingmo')?.name.ne).toBe('आमाछोदिङमो')
    expect(find('gorkha', 'barpak-sulikot')?.kind).toBe('rural')
    expect(find('kathmandu', 'budhanilkantha')?.wards).toBe(13)
  })

  it.each([
    ['kathmandu', 'budhanilkantha', 'बूढानीलकण्ठ'],
    ['dhading', 'nilkantha', 'नीलकण्ठ'],
    ['makwanpur', 'hetauda', 'हेटौंडा'],
    ['surkhet', 'birendranagar', 'वीरेन्द्रनगर'],
    ['dolakha', 'bhimeshwar', 'भीमेश्वर'],
    ['makwanpur', 'indrasarowar', 'इन्द्रसरोवर'],
    ['parsa', 'birgunj', 'वीरगञ्ज'],
    ['lamjung', 'besisahar', 'बेसीशहर'],
  ])('are spelt as the official list spells them: %s, %s', (district, slug, ne) => {
    expect(areaNames({ district, localLevel: slug }).localLevelName.ne).toBe(ne)
  })

  it('a town is spelt like the district that it gave its name to', () => {
    const named = all.filter(({ slug }) => slug === 'siraha' || slug === 'pyuthan')
    expect(named).toHaveLength(2)
    for (const { slug, name } of named) expect(name).toEqual(districtName(slug))
  })

  it('a stored address of a renamed place shows its name of today', () => {
    expect(areaNames({ district: 'ramechhap', localLevel: 'doramba' }).localLevelName).toEqual({
      en: 'Doramba Shailung',
      ne: 'दोरम्बा शैलुङ',
    })
    expect(findLocalLevel('ramechhap', 'doramba')?.wards).toBe(7)
    expect(areaNames({ district: 'chitwan', localLevel: 'ratnagar' }).localLevelName.en).toBe('Ratnanagar')
  })
})
