import { backdrops } from '../../../studio/backdrops.ts'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPictureJobs } from '@haat/api/domains/pictures/pictures.jobs.ts'
import { addWaitingPictures, findPicturesById } from '@haat/api/domains/pictures/pictures.service.ts'
import { watchForQuiet } from '@haat/api/platform/http/quiet-time.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { composeWaitingPictures } from './demo-pictures.ts'
import type { PictureSpec } from '../shop/demo-types.ts'
import { demoPictureId, demoPictureRows } from './picture-rows.ts'

const teapot: PictureSpec = { object: 'teapot', hue: 40, backdrop: 'pine', stage: 'disc' }
const scarf: PictureSpec = { object: 'scarf', beside: 'bell', backdrop: 'lokta', stage: 'plain' }
const nothing: PictureSpec = { object: 'no-such-drawing', backdrop: 'sky', stage: 'arch' }

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

function job() {
  const warnings: unknown[][] = []
  const log = { warn: (...said: unknown[]) => void warnings.push(said) }
  return {
    app: haat.app,
    services: haat.services,
    waitForQuiet: async () => {},
    priority: 0,
    signal: AbortSignal.timeout(60_000),
    log,
    warnings,
  }
}

describe('the rows of pictures', () => {
  it('are named by what they describe, once each, before anything is drawn', () => {
    const rows = demoPictureRows([teapot, scarf, { ...teapot }])
    expect(rows.map(({ id }) => id)).toEqual([demoPictureId(scarf), demoPictureId(teapot)])
    expect(demoPictureId({ ...teapot, hue: 41 })).not.toBe(demoPictureId(teapot))
    expect(demoPictureId({ ...scarf, hue: 0 })).toBe(demoPictureId(scarf))
    expect(rows[0]).toMatchObject({ status: 'waiting', width: 1280, height: 1280, position: 0 })
  })

  it('keep what is important in front and the same object together', () => {
    const hues = Array.from({ length: 60 }, (_, hue) => hue)
    const rows = demoPictureRows(
      hues.flatMap((hue) => [
        { ...teapot, hue },
        { ...scarf, hue },
      ]),
    )
    const objects = rows.map(({ spec }) => (spec as PictureSpec).object)
    expect(new Set(objects.slice(0, 24))).toEqual(new Set(['scarf']))
    expect(new Set(objects.slice(24, 48))).toEqual(new Set(['teapot']))
    expect(rows.slice(0, 48).every(({ spec }) => (spec as PictureSpec).hue! < 24)).toBe(true)
  })

  it('show their empty ground meanwhile, in an address that a page may use', async () => {
    const [row] = demoPictureRows([teapot])
    expect(row?.blur).toMatch(/^data:image\/png;base64,[\w+/=]{50,200}$/)
    const bytes = Buffer.from(row?.blur.split(',')[1] ?? '', 'base64')
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: info.height, channels: 3 })
    const line = (at: number) =>
      `#${data.toString('hex', at * info.width * 3, at * info.width * 3 + 3)}`.toUpperCase()
    const { light, floor } = backdrops.pine
    expect([line(0), line(info.height - 1)]).toEqual([light, floor])
    expect(data.subarray(3, 6)).toEqual(data.subarray(0, 3))
  })
})

describe('composing what waits', () => {
  const files = async () => (await readdir(haat.services.pictures.root, { recursive: true })).toSorted()
  const rowOf = async (spec: PictureSpec) => {
    const id = demoPictureId(spec)
    return (await findPicturesById(haat.services.db, [id])).get(id)
  }

  it('stops when the server stops, and goes on at the next start', async () => {
    await addWaitingPictures(haat.services.db, demoPictureRows([teapot, scarf, nothing]))
    const stopped = job()
    const jobs = startPictureJobs(haat.app, haat.services, stopped.log, composeWaitingPictures)
    await jobs.close()
    expect((await rowOf(teapot))?.status).toBe('waiting')
    expect(stopped.warnings).toEqual([])

    const { warnings, ...going } = job()
    expect(await composeWaitingPictures(going)).toBe(2)
    expect(warnings).toHaveLength(1)
    expect(JSON.stringify(warnings[0])).toContain(demoPictureId(nothing))
    expect(await rowOf(teapot)).toMatchObject({
      status: 'ready',
      blur: expect.stringMatching('^data:image/webp'),
    })
    expect((await rowOf(nothing))?.status).toBe('waiting')
    expect((await files()).filter((file) => file.endsWith('.webp'))).toHaveLength(8)
  })

  it('makes a picture that is light enough for the first screen and looks as described', async () => {
    const answer = await haat.app.inject(`/pictures/${demoPictureId(teapot)}-640.webp`)
    expect(answer.rawPayload.length).toBeLessThan(40_000)
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 640])
    const [r = 0, , b = 0] = data.subarray((400 * 640 + 320) * 3)
    expect(r).toBeGreaterThan(b + 60)
  })

  it('waits while somebody is served, then goes on with what the first pages show', async () => {
    const arrived = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<string>()
    const options = { config: { access: 'public' as const } }
    const other = await buildTestApp({
      prepare: (app) => {
        app.get('/', options, () => `<img src="/pictures/${demoPictureId(teapot)}-320.webp">`)
        app.get('/served', options, () => {
          arrived.resolve()
          return answered.promise
        })
      },
    })
    try {
      const { db } = other.services
      await addWaitingPictures(db, demoPictureRows([scarf, teapot]))
      const stillWaiting = async () => {
        const rows = await findPicturesById(db, [scarf, teapot].map(demoPictureId))
        return [...rows.values()].filter(({ status }) => status === 'waiting').map(({ id }) => id)
      }
      const address = await other.app.listen({ port: 0 })
      const waitForQuiet = watchForQuiet(other.app.server, { maxWaitMs: 60_000 })
      const answer = fetch(`${address}/served`)
      await arrived.promise

      const reached = Promise.withResolvers<void>()
      const waitingAtEachTurn: string[][] = []
      const run = composeWaitingPictures({
        ...job(),
        app: other.app,
        services: other.services,
        waitForQuiet: async (signal) => {
          waitingAtEachTurn.push(await stillWaiting())
          reached.resolve()
          await waitForQuiet(signal)
        },
      })
      await reached.promise
      for (let visits = 0; visits < 3; visits++) await (await fetch(`${address}/api/health`)).text()
      expect(await stillWaiting()).toHaveLength(2)

      answered.resolve('done')
      await (await answer).text()
      expect(await run).toBe(2)
      expect(waitingAtEachTurn.slice(1)).toEqual([[demoPictureId(scarf)], []])
    } finally {
      await other.close()
    }
  })

  it('takes what an earlier run has left instead of drawing it again', async () => {
    const { id, blur } = (await rowOf(teapot))!
    const other = await buildTestApp({ replace: () => ({ pictures: haat.services.pictures }) })
    try {
      await addWaitingPictures(other.services.db, demoPictureRows([teapot]))
      const writtenAt = async () =>
        (await stat(path.join(haat.services.pictures.root, id.slice(0, 2)))).mtimeMs
      const before = await writtenAt()
      expect(await composeWaitingPictures({ ...job(), services: other.services })).toBe(1)
      expect((await findPicturesById(other.services.db, [id])).get(id)).toMatchObject({
        status: 'ready',
        blur,
      })
      expect(await writtenAt()).toBe(before)
    } finally {
      await other.close()
    }
  })

  it('makes the same bytes in another place', async () => {
    const other = await buildTestApp()
    try {
      await addWaitingPictures(other.services.db, demoPictureRows([scarf]))
      await composeWaitingPictures({ ...job(), services: other.services })
      const name = { id: demoPictureId(scarf), width: 1280, format: 'webp' } as const
      const [here, there] = await Promise.all(
        [haat, other].map(({ services }) => services.pictures.read(name)),
      )
      expect(there && here?.equals(there)).toBe(true)
    } finally {
      await other.close()
    }
  })
})
