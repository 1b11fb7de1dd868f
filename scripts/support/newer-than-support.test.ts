import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { newerNames } from './newer-names.ts'
import { newerThanSupport } from './newer-than-support.ts'

const isNewer = (owner: string, member?: string) =>
  newerNames.some((one) => one.owner === owner && one.member === member)

describe('what is newer than the stated support', () => {
  it('is what at least one of the oldest browsers lacks', () => {
    const newer = [
      ['Array', 'toSorted'],
      ['Promise', 'withResolvers'],
      ['Promise', 'try'],
      ['Map', 'groupBy'],
      ['Set', 'union'],
      ['Iterator', 'map'],
      ['AbortSignal', 'any'],
      ['Intl.Segmenter'],
      ['Window', 'requestIdleCallback'],
      ['Document', 'startViewTransition'],
      ['BarcodeDetector'],
    ] as const
    expect(newer.filter(([owner, member]) => !isNewer(owner, member))).toEqual([])
  })

  it('is nothing that all of them have', () => {
    const old = [
      ['Array', 'findLast'],
      ['Array', 'at'],
      ['Object', 'hasOwn'],
      ['AbortSignal', 'timeout'],
      ['Crypto', 'randomUUID'],
      ['HTMLDialogElement', 'showModal'],
      ['ResizeObserver'],
      ['Intl.NumberFormat'],
    ] as const
    expect(old.filter(([owner, member]) => isNewer(owner, member))).toEqual([])
  })

  it('is gone from a page that ran the script, and nothing else is', () => {
    const page = createContext()
    runInContext(newerThanSupport, page)
    const typesOf = (...names: string[]) =>
      names.map((name): string => runInContext(`typeof ${name}`, page) as string)
    const gone = [
      '[].toSorted',
      'new Int8Array(1).toSorted',
      'Promise.withResolvers',
      'Map.groupBy',
      'Iterator',
      '[].values().map',
      'Intl.Segmenter',
      'Array.fromAsync',
    ]
    expect(typesOf(...gone)).toEqual(gone.map(() => 'undefined'))
    const left = ['[].findLast', '[].map', 'Promise.any', 'Intl.NumberFormat']
    expect(typesOf(...left)).toEqual(left.map(() => 'function'))
  })
})
