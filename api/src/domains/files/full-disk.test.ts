import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStorage } from '#platform/files/file-storage.ts'
import { createPictureStorage } from '#platform/pictures/picture-storage.ts'
import type { Services } from '#services.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { pdfBytes, signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

const run = promisify(execFile)
const smallBytes = 256 * 1024

/** A small disk that can be filled; where none can be mounted, storage that fails as if it were full. */
async function openSmallDisk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'haat-small-disk-'))
  const isReal = await run('mount', ['-t', 'tmpfs', '-o', `size=${smallBytes}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  const filler = path.join(folder, 'filler')
  let isFull = false
  const orFull = <Put extends (...args: never[]) => Promise<unknown>>(put: Put) =>
    (async (...args) => {
      if (!isReal && isFull)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      return put(...args)
    }) as Put
  const files = createFileStorage(folder)
  const pictures = createPictureStorage(path.join(folder, 'pictures'))
  return {
    services: {
      files: { ...files, put: orFull(files.put) },
      pictures: { ...pictures, put: orFull(pictures.put) },
    } satisfies Partial<Services>,
    async fill() {
      isFull = true
      if (isReal) await writeFile(filler, Buffer.alloc(2 * smallBytes)).catch(() => {})
    },
    async empty() {
      isFull = false
      await rm(filler, { force: true })
    },
    async names() {
      const all = await readdir(folder, { recursive: true, withFileTypes: true })
      return all.filter((one) => one.isFile() && one.name !== 'filler').map(({ name }) => name)
    },
    async close() {
      if (isReal) await run('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let disk: Awaited<ReturnType<typeof openSmallDisk>>
let haat: TestApp
let staff: { authorization: string }
let picture: Buffer
beforeAll(async () => {
  disk = await openSmallDisk()
  haat = await buildTestApp({ replace: () => disk.services })
  staff = await signedIn(haat.services, 'staff')
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5123e' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await haat.close()
  await disk.close()
})

const upload = (url: string, payload: Buffer, name = 'bill.pdf') =>
  haat.app.inject({
    method: 'POST',
    url: `/api${url}?name=${name}`,
    headers: { 'content-type': 'application/octet-stream', ...(url.startsWith('/contact') ? {} : staff) },
    payload,
  })
const rows = async () =>
  (
    await haat.database.pool.query(
      'select (select count(*) from files) + (select count(*) from pictures) as n',
    )
  ).rows[0].n

describe('a disk without room', () => {
  it.each([
    ['/contact-admin/files', () => pdfBytes, 'bill.pdf'],
    ['/contact-admin/files', () => picture, 'bill.jpg'],
    ['/master-content/files', () => pdfBytes, 'terms.pdf'],
    ['/staff/pictures', () => picture, 'shop.jpg'],
  ])(
    'is told as 507 by %s, leaves no half of a file, and takes it again when there is room',
    async (url, bytes, name) => {
      const before = [await disk.names(), await rows()]
      await disk.fill()
      const answer = await upload(url, bytes(), name)
      const { message } = expectRefusal(answer, 507, 'STORAGE_FULL')
      expect(message).toBe('We have no room for this right now. Please try again later.')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      await disk.empty()
      expect([await disk.names(), await rows()]).toEqual(before)
      expect((await upload(url, bytes(), name)).statusCode).toBe(200)
      await haat.database.pool.query('truncate files, pictures cascade')
      for (const file of await disk.names()) await removeNamed(file)
    },
  )
})

const removeNamed = async (name: string) => {
  const root = path.dirname(disk.services.files.root)
  const all = await readdir(root, { recursive: true, withFileTypes: true })
  for (const one of all) if (one.name === name) await rm(path.join(one.parentPath, name), { force: true })
}

describe('a database without room', () => {
  it('is told in the same words, and changes nothing', async () => {
    const full = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), {
      code: '53100',
    })
    const own = await buildTestApp({
      prepare: (app) =>
        app.post('/api/full', { config: { access: 'public' } }, async () => Promise.reject(full)),
    })
    const { message } = expectRefusal(
      await own.app.inject({ method: 'POST', url: '/api/full' }),
      507,
      'STORAGE_FULL',
    )
    expect(message).toBe('We have no room for this right now. Please try again later.')
    await own.close()
  })
})
