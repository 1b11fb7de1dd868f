import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { clientBuilds, findCurrentBuild } from '../../api/src/pages/client/client-build.ts'
import { findNewerCalls } from './newer-calls.ts'
import { findNewerStyles } from './newer-styles.ts'

/** Brought by `web/src/ui/device/polyfills.ts` before a page's client starts; a worker has to do without. */
const brought = ['toReversed', 'toSorted', 'toSpliced', 'with']

/** What is asked for in a way that a built file does not show, and where. */
const exceptions: [file: RegExp, name: string, reason: string][] = [
  [
    /^(framework|courier)-/,
    'startViewTransition',
    'React tries it and draws the next page at once where it throws.',
  ],
  [/^use-camera-/, 'navigator.permissions', 'It is tried; then the person is asked.'],
  [/^staff\._-/, 'Notification', 'Comes after `notificationPermission`, which asks for it.'],
  [/^staff\._-/, 'requestPermission', 'Comes after `notificationPermission`, which asks for it.'],
  [/^orders-page-/, 'BarcodeDetector', 'Is looked up; where it is missing, nothing is scanned with it.'],
]

/** What a page can do without, and why. */
const harmlessStyles = {
  ':has':
    'The chosen tile of Firefox before 121 is framed otherwise (`base.css`); the rest are finishing touches.',
  ':selection': 'Safari on iOS selects in its own colour.',
  ':view-transition-group': 'Pages change at once.',
  ':view-transition-new': 'Pages change at once.',
  ':view-transition-old': 'Pages change at once.',
  '@page': 'Paper has the margins of the browser.',
  '@property': 'Tailwind writes the same values as ordinary ones where it is missing.',
  '@starting-style': 'A dialog is there at once.',
  'accent-color': 'Ticks of the system may be pale in Safari.',
  'contain-intrinsic-height': 'Goes with `content-visibility`.',
  'content-visibility': 'All of a page is laid out at once.',
  'field-sizing': 'A field keeps its lines and scrolls.',
  'forced-color-adjust': 'Of pdf.js.',
  'grid-template-columns: subgrid': 'A name stands above its value, as on phones.',
  'overflow-clip-margin': 'A shadow is cut while its card is far.',
  'overscroll-behavior': 'The page scrolls on behind what ends.',
  'overscroll-behavior-x': 'The page scrolls on behind what ends.',
  resize: 'A field keeps its height on iOS.',
  'scrollbar-color': 'Of pdf.js.',
  'scrollbar-gutter': 'Of pdf.js.',
  'scrollbar-width': 'A bar shows while a row is scrolled.',
  'text-decoration: dotted': 'The line is a plain one.',
  'text-wrap': 'Lines break elsewhere.',
}

const build = await findCurrentBuild(clientBuilds)
const folder = path.join(clientBuilds, build ?? 'not built', 'client')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const scripts = globSync('**/*.{js,mjs}', { cwd: folder }).map((file) => ({
  name: path.basename(file),
  source: read(file),
}))
/** It comes as its makers built it for old browsers, and brings what they lack along: the names in it say nothing. */
const isPdf = ({ source }: { source: string }) => source.includes('pdfjs')
const isWorker = ({ name }: { name: string }) => name === 'courier-worker.js'
const isPolyfill = ({ name }: { name: string }) => name.startsWith('polyfills-')

const found = new Map(
  scripts
    .filter((one) => !isPdf(one) && !isPolyfill(one))
    .map((one) => [one.name, findNewerCalls(one.name, one.source)] as const),
)
const isException = (file: string, name: string) =>
  exceptions.some(([pattern, known]) => pattern.test(file) && known === name)

describe('the built client', () => {
  it('is there, with the shop, the page of couriers and its worker', () => {
    const beginnings = ['framework-', 'index-', 'courier-', 'courier-worker.js', 'polyfills-']
    expect(beginnings.filter((one) => !scripts.some(({ name }) => name.startsWith(one)))).toEqual([])
  })

  it('calls nothing that a supported browser lacks, but for what it asks for first or brings along', () => {
    const newer = [...found].flatMap(([file, names]) =>
      names
        .filter((name) => !isException(file, name) && (isWorker({ name: file }) || !brought.includes(name)))
        .map((name) => `${file}: ${name}`),
    )
    expect(newer).toEqual([])
  })

  it('still needs each exception and all that is brought', () => {
    const needed = exceptions.filter(([pattern, name]) =>
      [...found].some(([file, names]) => pattern.test(file) && names.includes(name)),
    )
    expect(needed).toEqual(exceptions)
    expect(brought.filter((name) => ![...found.values()].some((names) => names.includes(name)))).toEqual([])
  })

  it('has a style for everybody, but for what a page can do without', () => {
    const sheets = globSync('**/*.css', { cwd: folder })
    expect(sheets.length).toBeGreaterThan(2)
    const newer = new Set(sheets.flatMap((file) => findNewerStyles(read(file))))
    // Shapes of the pointer and fonts of the system.
    const others = [...newer].filter((name) => !/^cursor: |^font-family: /.test(name))
    expect(others.toSorted()).toEqual(Object.keys(harmlessStyles).toSorted())
  })
})
