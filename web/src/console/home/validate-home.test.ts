import { expect, it } from 'vitest'
import type { StoredSlide } from '@haat/contract/domains/home.ts'
import { validateSlide } from './validate-home.ts'

const slide: StoredSlide = {
  id: 'a',
  kicker: { en: '', ne: '' },
  title: { en: '', ne: 'तिहार' },
  text: { en: '', ne: '' },
  button: { en: 'See', ne: '' },
  link: '/products/?deals=true',
  tone: 'pine',
  scene: 'haat',
  picture: null,
  from: '2026-11-08',
  until: '2026-11-08',
}

it('a slide needs its texts in one language only', () => {
  expect(validateSlide(slide)).toEqual({})
  expect(validateSlide({ ...slide, title: { en: ' ', ne: '' } })).toEqual({ title: true })
})

it.each(['//evil.test', '/\\evil.test', 'javascript:alert(1)', 'products'])(
  '%s leads to another site',
  (link) => {
    expect(validateSlide({ ...slide, link })).toEqual({ link: true })
  },
)

it('a last day before the first is an error', () => {
  expect(validateSlide({ ...slide, from: '2026-11-09' })).toEqual({ until: true })
})
