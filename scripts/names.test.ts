import { describe, expect, it } from 'vitest'
import { endpoints } from '../contract/src/endpoints.ts'
import { readSourceFiles, type SourceFile } from './source-files.ts'

const files = readSourceFiles()
const product = files.filter((source) => !source.isTest)

/** `contract/src/domains/support.tickets.ts`, `api/src/domains/support/…` and `web/src/console/support/…` are all of support. */
const domainOf = (file: string) =>
  /^contract\/src\/domains\/([a-z]+)/.exec(file)?.[1] ??
  /^(?:api\/src\/domains|web\/src\/(?:domains|console|office|vendor))\/([a-z-]+)\//.exec(file)?.[1] ??
  // The courier's own page is about one run.
  (file.startsWith('web/src/courier/') ? 'runs' : undefined)

const filesNaming = (restLine: string, of: (source: SourceFile) => boolean) =>
  product.filter((source) => of(source) && source.text.includes(`'${restLine}'`)).map(({ file }) => file)

describe('an endpoint', () => {
  const restLines = Object.keys(endpoints)
  const ownerOf = (restLine: string) =>
    domainOf(filesNaming(restLine, ({ file }) => file.startsWith('contract/src/domains/'))[0] ?? '')

  /** Calls from a folder of another name, each with its reason. */
  const calledFromElsewhere = new Set([
    // Every part of the shop shows something of the settings, and every call may have to renew the session.
    'GET /site/settings web/src/api/site.queries.ts',
    'POST /auth/refresh-token web/src/api/refresh.ts',
    // The help page and the desk tell the hours of support.
    'GET /site/office web/src/api/use-office.ts',
    // Lists of other domains show products, and the catalogue itself uses these domains.
    'POST /products/by-ids web/src/domains/wishlist/wishlist.queries.ts',
    // Somebody who writes to support picks what the message is about.
    'GET /orders web/src/domains/support/form/about-picker.tsx',
    'GET /search/suggestions web/src/domains/support/form/about-picker.tsx',
    'POST /products/by-ids web/src/domains/support/form/about-picker.tsx',
    // A rule for the commission is about a shop or a product, which staff find as shoppers do.
    'GET /vendors web/src/console/commission/commission.queries.ts',
    'GET /products web/src/console/commission/commission.queries.ts',
    // The page of a shop tells of its coupons.
    'GET /vendors/:slug/coupons web/src/domains/vendors/vendors.queries.ts',
  ])

  it('is registered in the API by the domain that describes it in the contract', () => {
    expect(restLines.length).toBeGreaterThan(100)
    const strangers = restLines.flatMap((restLine) =>
      filesNaming(restLine, ({ file }) => /^api\/src\/domains\/.*\.routes\.ts$/.test(file))
        .filter((file) => domainOf(file) !== ownerOf(restLine))
        .map((file) => `${restLine} of ${ownerOf(restLine)} is registered in ${file}`),
    )
    expect(strangers).toEqual([])
    const unregistered = restLines.filter(
      (restLine) => filesNaming(restLine, ({ file }) => file.endsWith('.routes.ts')).length === 0,
    )
    expect(unregistered).toEqual([])
  })

  it('is called by the client from folders of the same name, but for a few', () => {
    const strangers = restLines.flatMap((restLine) =>
      filesNaming(restLine, ({ file }) => file.startsWith('web/src/'))
        .filter((file) => domainOf(file) !== ownerOf(restLine))
        .map((file) => `${restLine} ${file}`),
    )
    expect(strangers.toSorted()).toEqual([...calledFromElsewhere].toSorted())
  })
})

describe('a name', () => {
  /** Words that only we would understand, as they stand in kebab-case or between capitals. */
  const privateWords = [
    'deed',
    'turnstile',
    'asleep',
    'sleeper',
    'kept markup',
    'near gate',
    'turns',
    'workshop',
    'sealer',
    'even time',
    'lighter modules',
    'open shared',
    'early click',
    'session work',
    'session desk',
  ]

  const inWords = (name: string) =>
    ` ${name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/[^A-Za-z0-9]+/g, ' ')
      .toLowerCase()} `
  const isPrivate = (name: string) =>
    privateWords.some((word) => inWords(name).includes(` ${word} `) || inWords(name).includes(` ${word}s `))

  it('of a file says what a search engine would understand', () => {
    expect(files.map(({ file }) => file).filter(isPrivate)).toEqual([])
  })

  it('that a file exports says it too', () => {
    const exported = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm
    const bad = files.flatMap(({ file, text }) =>
      [...text.matchAll(exported)]
        .filter(([, name = '']) => isPrivate(name))
        .map(([, name]) => `${name} in ${file}`),
    )
    expect(bad).toEqual([])
  })
})

describe('a file', () => {
  it('does more than pass on what another exports', () => {
    const passesOn = ({ file, text }: SourceFile) => {
      const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '').trim()
      const left = code.replaceAll(/export (?:type )?(?:\{[^}]*\}|\*(?: as \w+)?) from '[^']+';?/g, '').trim()
      return /\.tsx?$/.test(file) && code !== '' && left === ''
    }
    expect(files.filter(passesOn).map(({ file }) => file)).toEqual([])
  })
})
