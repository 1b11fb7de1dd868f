import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const darkStart = css.indexOf('@variant dark')

function coloursIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const light = coloursIn(css.slice(0, darkStart))
const schemes = { light, dark: { ...light, ...coloursIn(css.slice(darkStart)) } }

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0)
}

function contrast(scheme: Record<string, string>, front: string, ground: string): number {
  const pair = [front, ground].map((name) => {
    const hex = scheme[name]
    if (!hex) throw new Error(`no colour ${name}`)
    return luminance(hex)
  })
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
}

/** Text colours and the backgrounds they are allowed on. */
const texts: Record<string, string[]> = {
  ink: ['paper', 'surface', 'sunken', 'blush', 'cream', 'indigo-tint', 'pine-tint'],
  muted: ['paper', 'surface', 'sunken', 'cream', 'indigo-tint'],
  crimson: ['paper', 'surface', 'cream', 'blush'],
  'crimson-deep': ['blush', 'surface'],
  white: ['crimson-fill', 'crimson-press', 'indigo-fill', 'pine-deep'],
  'marigold-soft': ['crimson-fill', 'indigo-fill', 'pine-deep'],
  'on-marigold': ['marigold', 'marigold-press'],
  'cream-ink': ['cream', 'surface'],
  indigo: ['indigo-tint', 'paper', 'surface'],
  pine: ['pine-tint', 'cream', 'paper', 'surface'],
  'lilac-ink': ['lilac'],
  'on-night': ['night'],
  'on-night-muted': ['night'],
  'on-colour-ink': ['on-colour', 'marigold-soft'],
}

/** Borders of controls, focus rings and icons with the backgrounds they are allowed on. */
const shapes: Record<string, string[]> = {
  'line-strong': ['paper', 'surface'],
  indigo: ['paper', 'surface', 'sunken', 'cream', 'blush'],
  star: ['paper', 'surface'],
}

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  const pairs = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))

  it.each(pairs(texts))('%s can be read on %s', (front, ground) => {
    expect(contrast(scheme, front, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(shapes))('%s can be seen on %s', (front, ground) => {
    expect(contrast(scheme, front, ground)).toBeGreaterThanOrEqual(3)
  })
})
