import { describe, expect, it } from 'vitest'
import { findCycle } from './find-cycle.ts'
import { readSourceFiles, type SourceFile } from './source-files.ts'

const files = readSourceFiles()
const byName = new Map(files.map((source) => [source.file, source]))
const product = files.filter((source) => !source.isTest)

/** A domain of the client has about eight files that others may use; the rest is in folders by subject. */
const maxFilesAtTheTop = 20

const roomOf = (file: string) => /^(?:api|web)\/src\/domains\/([^/]+)\//.exec(file)?.[0]

/** Imports that break a rule, as lines a person can act on. */
const violations = (sources: SourceFile[], isBad: (from: string, to: string) => boolean) =>
  sources.flatMap(({ file, imports }) =>
    imports.filter(({ target }) => isBad(file, target)).map(({ target }) => `${file} imports ${target}`),
  )

const within = (...places: string[]) =>
  product.filter(({ file }) => places.some((place) => file.startsWith(place)))

describe('the rooms of the house', () => {
  it('are found, so that these rules cannot pass on an empty list', () => {
    const rooms = new Set(product.map(({ file }) => roomOf(file)).filter(Boolean))
    expect([...rooms]).toEqual(
      expect.arrayContaining([
        'api/src/domains/support/',
        'api/src/domains/content/',
        'web/src/domains/support/',
      ]),
    )
    expect(product.filter(({ imports }) => imports.length > 0).length).toBeGreaterThan(100)
  })

  it('every import leads to a file that exists', () => {
    const known = (target: string) =>
      byName.has(target) || !/^(contract|api|web|scripts|studio)\/.*\.tsx?$/.test(target)
    expect(violations(files, (_, to) => !known(to) && !to.endsWith('routeTree.gen.ts'))).toEqual([])
  })

  it('web and api use the contract and never each other; the contract uses zod and nothing else', () => {
    expect(violations(within('web/'), (_, to) => /^api\/|^@haat\/api/.test(to))).toEqual([])
    expect(violations(within('api/'), (_, to) => /^web\/|^@haat\/web/.test(to))).toEqual([])
    expect(violations(within('contract/'), (_, to) => to !== 'zod' && !to.startsWith('contract/'))).toEqual(
      [],
    )
  })

  it('ui and platform know no domain', () => {
    expect(violations(within('web/src/ui/'), (_, to) => to.includes('/domains/'))).toEqual([])
    expect(violations(within('api/src/platform/'), (_, to) => to.startsWith('api/src/domains/'))).toEqual([])
  })

  it('no domain, primitive or platform uses the shell, the routes or the pages', () => {
    const below = within('web/src/domains/', 'web/src/ui/', 'api/src/domains/', 'api/src/platform/')
    expect(violations(below, (_, to) => /\/src\/(shell|routes|pages|dev)\//.test(to))).toEqual([])
  })

  it("another domain's parts and store are private", () => {
    const isPrivate = (to: string) => /\/parts\/|\.(store|tables)\.ts$/.test(to)
    const isForeign = (from: string, to: string) => roomOf(to) !== undefined && roomOf(to) !== roomOf(from)
    expect(violations(product, (from, to) => isPrivate(to) && isForeign(from, to))).toEqual([])
  })

  it("only a domain's stores name its tables", () => {
    const folder = (file: string) => file.slice(0, file.lastIndexOf('/'))
    const owner = (file: string) => roomOf(file) ?? folder(file)
    const mayName = (from: string, to: string) =>
      (from.endsWith('.store.ts') && owner(from) === owner(to)) || from.endsWith('.tables.ts')
    expect(violations(product, (from, to) => to.endsWith('.tables.ts') && !mayName(from, to))).toEqual([])
  })

  it('domains do not go round in circles, nor do files', () => {
    const rooms = new Map<string, Set<string>>()
    for (const { file, imports } of product) {
      const room = roomOf(file)
      if (!room) continue
      const targets = imports.flatMap(({ target }) => roomOf(target) ?? []).filter((other) => other !== room)
      rooms.set(room, new Set([...(rooms.get(room) ?? []), ...targets]))
    }
    expect(findCycle(rooms)).toEqual([])
    const runtime = product.map(({ file, imports }) => {
      return [file, new Set(imports.filter((one) => !one.isTypeOnly).map((one) => one.target))] as const
    })
    expect(findCycle(new Map(runtime))).toEqual([])
  })

  it('only the file that opens the demo, tests and benches import it, and it alone uses the OpenID provider', () => {
    const isDemo = (target: string) => target.startsWith('demo/') || target === 'oidc-provider'
    const importers = product.filter(({ imports }) => imports.some(({ target }) => isDemo(target)))
    const outside = importers.map(({ file }) => file).filter((file) => !/^(demo|bench)\//.test(file))
    expect(outside).toEqual(['api/src/open-demo.ts'])
    const used = byName.get('api/src/open-demo.ts')?.imports.map(({ target }) => target) ?? []
    expect(used.filter((target) => isDemo(target) && !byName.has(target))).toEqual([])
  })

  it('the process that serves never loads a parser of files that people send, not even late', () => {
    const parsers = ['sharp', 'sax', 'yauzl', 'csv-parse', 'csv-parse/sync']
    const ways = new Map([['api/src/main.ts', '']])
    for (const [file, way] of ways) {
      for (const { target, isTypeOnly } of byName.get(file)?.imports ?? [])
        if (!isTypeOnly && !ways.has(target)) ways.set(target, `${way} > ${file}`)
    }
    expect(ways.has('api/src/platform/parser/parser.ts')).toBe(true)
    expect(parsers.map((name) => ways.get(name)).filter(Boolean)).toEqual([])
    // They are loaded by processes of their own.
    const loaders = product.filter(({ imports }) => imports.some(({ target }) => parsers.includes(target)))
    const rooms = loaders.map(({ file }) => file.split('/').slice(0, -1).join('/'))
    expect([...new Set(rooms)].filter((room) => room.startsWith('api/'))).toEqual([
      'api/src/platform/csv',
      'api/src/platform/parser',
      'api/src/platform/pictures',
      'api/src/platform/pictures/worker',
      'api/src/platform/spreadsheets',
      'api/src/platform/zip',
    ])
  })

  it('what the browser takes from the contract brings zod along only when a form loads its schema', () => {
    const reachesZod = (target: string, seen = new Set<string>()): boolean => {
      if (target === 'zod') return true
      if (seen.has(target) || !target.startsWith('contract/')) return false
      seen.add(target)
      const imports = byName.get(target)?.imports ?? []
      return imports.some((one) => !one.isTypeOnly && reachesZod(one.target, seen))
    }
    const runtime = within('web/src/').map((source) => ({
      ...source,
      imports: source.imports.filter((one) => !one.isTypeOnly && !one.isLate),
    }))
    expect(violations(runtime, (_, to) => to.startsWith('contract/') && reachesZod(to))).toEqual([])
  })
})

describe('the rooms of the client', () => {
  const client = within('web/src/')

  /** A domain, or a folder or file beside the domains. */
  const clientRoomOf = (file: string) =>
    /^web\/src\/(?:domains\/([^/]+)\/|([^/]+))/.exec(file)?.slice(1).find(Boolean)

  const arrows = new Map<string, Set<string>>()
  for (const { file, imports } of client) {
    const from = clientRoomOf(file)!
    const targets = arrows.get(from) ?? new Set<string>()
    arrows.set(from, targets)
    for (const { target } of imports) {
      const to = clientRoomOf(target)
      if (to !== undefined && to !== from && !to.endsWith('.gen.ts')) targets.add(to)
    }
  }

  it('stand in at most nine layers, with at most 119 arrows between them', () => {
    expect(findCycle(arrows)).toEqual([])
    const layerOf = (room: string): number =>
      1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map((other) => layerOf(other)))
    expect(Math.max(...[...arrows.keys()].map(layerOf))).toBeLessThanOrEqual(9)
    expect([...arrows.values()].reduce((sum, targets) => sum + targets.size, 0)).toBeLessThanOrEqual(119)
  })

  it('of staff and of vendors share an office and never use each other', () => {
    const strangers = { console: ['vendor'], vendor: ['console'], office: ['console', 'vendor', 'shell'] }
    for (const [room, others] of Object.entries(strangers)) {
      expect(arrows.get(room)?.size ?? 0, room).toBeGreaterThan(0)
      expect(others.filter((other) => arrows.get(room)?.has(other))).toEqual([])
    }
  })

  it('of a domain are entered through its top-level files', () => {
    const isInside = (file: string) => /^web\/src\/domains\/[^/]+\/.+\//.test(file)
    expect(violations(client, (from, to) => isInside(to) && clientRoomOf(from) !== clientRoomOf(to))).toEqual(
      [],
    )
  })

  it('have a front door of few files', () => {
    const tops = client.map(({ file }) => /^web\/src\/domains\/([^/]+)\/[^/]+$/.exec(file)?.[1])
    const counts = Object.entries(
      Object.groupBy(
        tops.filter((top) => top !== undefined),
        (top) => top,
      ),
    )
    expect(counts.filter(([, found]) => found!.length > maxFilesAtTheTop).map(([room]) => room)).toEqual([])
  })
})

describe('the files', () => {
  const named = files.filter(({ file }) => !file.startsWith('web/src/routes/'))

  it('have kebab-case names that say what is in them', () => {
    const kebab = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+(-[a-z]+)*)*\.(ts|tsx|css)$/
    expect(named.filter(({ file }) => !kebab.test(file)).map(({ file }) => file)).toEqual([])
    const drawers = /\/(utils?|index|helpers?|misc|common|types|constants?)\.tsx?$/
    expect(named.filter(({ file }) => drawers.test(file)).map(({ file }) => file)).toEqual([])
  })

  it('are short: half below 70 lines, nine in ten below 200, none above 300', () => {
    const lengths = files.map(({ lineCount }) => lineCount).toSorted((a, b) => a - b)
    expect(files.filter(({ lineCount }) => lineCount > 300).map(({ file }) => file)).toEqual([])
    expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThan(70)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(200)
  })
})
