import { describe, expect, it } from 'vitest'
import { findNewerStyles } from './newer-styles.ts'

describe('newer styles in a built style sheet', () => {
  it.each([
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a { color: oklch(50% 0 0) }', 'oklch()'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { mask: url(a.svg) }', 'mask'],
    ['a { backdrop-filter: blur(2px) }', 'backdrop-filter'],
    ['a { user-select: none }', 'user-select'],
    ['a { position-anchor: --button }', 'position-anchor'],
    ['a { & b { color: red } }', 'nesting'],
    ['a:has(b) { color: red }', ':has'],
    ['a, b:has(i) { color: red }', ':has beside other selectors'],
    ['[popover]:popover-open { color: red }', ':popover-open'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['@media (scripting: none) { a { color: red } }', '@media (scripting)'],
  ])('%s is found', (css, name) => {
    expect(findNewerStyles(css)).toContain(name)
  })

  it.each([
    'a { color: red; color: oklch(50% 0 0) }',
    'a { -webkit-mask: url(a.svg); mask: url(a.svg) }',
    '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in srgb, red, blue) } }',
    '@supports not selector(:has(a)) { a { color: red } }',
    'a:is(:popover-open, [open]) { color: red }',
    '@media (width >= 48rem) { a { inset: 0; height: 100dvh } }',
    '@container (width >= 20rem) { a { translate: 1rem } }',
  ])('%s is known everywhere, or has something for who does not know it', (css) => {
    expect(findNewerStyles(css)).toEqual([])
  })
})
