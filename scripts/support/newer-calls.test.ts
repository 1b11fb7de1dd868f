import { describe, expect, it } from 'vitest'
import { findNewerCalls } from './newer-calls.ts'

const find = (source: string) => findNewerCalls('built.js', source)

describe('newer calls in a built file', () => {
  it.each([
    ['list.toSorted()', 'toSorted'],
    ['Array.prototype.toSorted.call(list)', 'Array.toSorted'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['Promise.try(run)', 'Promise.try'],
    ['self.Promise.try(run)', 'Promise.try'],
    ['Map["groupBy"](list, key)', 'Map.groupBy'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['Response.json({})', 'Response.json'],
    ['new Intl.Segmenter("ne")', 'Intl.Segmenter'],
    ['requestIdleCallback(run)', 'requestIdleCallback'],
    ['window.requestIdleCallback(run)', 'requestIdleCallback'],
    ['new BarcodeDetector()', 'BarcodeDetector'],
    ['navigator.share({})', 'navigator.share'],
    ['document.startViewTransition(change)', 'document.startViewTransition'],
    ['element.showPopover()', 'showPopover'],
    ['class Page extends Temporal {}', 'Temporal'],
  ])('%s is found', (source, name) => {
    expect(find(source)).toEqual([name])
  })

  it.each([
    ['using file = open()', 'using'],
    ['import json from "./a.json" with { type: "json" }', 'import with more than a name'],
    ['/[\\p{L}--[a-z]]/v', 'regular expression with the flag v'],
    ['new RegExp("[a-z]", "v")', 'regular expression with the flag v'],
    ['/(?i:haat)/', 'regular expression with modifiers'],
    ['/(?<year>\\d{4})-|-(?<year>\\d{4})/', 'regular expression with a group of the same name twice'],
  ])('%s is syntax that not all can read', (source, name) => {
    expect(find(source)).toEqual([name])
  })

  it.each([
    'if (list.toSorted) list.toSorted()',
    'const sorted = list => list.toSorted ? list.toSorted() : list.slice().sort()',
    'navigator.share?.({})',
    '(self.requestIdleCallback ?? setTimeout)(run)',
    'function scan() { if (!("BarcodeDetector" in self)) return; new BarcodeDetector() }',
    'if (`share` in navigator) navigator.share({})',
    'function watch() { function see() { navigation.transition } if (typeof navigation == `object`) see() }',
    'typeof Intl.Segmenter === "function" && new Intl.Segmenter()',
    'function blend() { if (!document.startViewTransition) return run(); document.startViewTransition(run) }',
  ])('%s asks first', (source) => {
    expect(find(source)).toEqual([])
  })

  it.each([
    'list.findLast(isOpen)',
    'await response.json()',
    'const scheduler = make(); scheduler.run()',
    'const texts = { share: "Share" }; show(texts.share)',
    'input.capture = "environment"',
    '/(?<=Rs\\. )\\d+/u',
  ])('%s is known everywhere', (source) => {
    expect(find(source)).toEqual([])
  })

  it('to ask in another function does not help', () => {
    expect(find('const has = () => !!list.toSorted; const run = () => list.toSorted()')).toEqual(['toSorted'])
  })
})
