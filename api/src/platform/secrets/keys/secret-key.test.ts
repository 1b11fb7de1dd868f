import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceKeyFile, findSecretKeys, deleteOldKeyFile, makeSecretKey } from './secret-key.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'haat-key-test-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const find = (secretKey?: string, secretKeyOld: string[] = []) =>
  findSecretKeys({ secretKey, secretKeyOld, dataDir })

describe('the secret key', () => {
  it('is the configured one with those beside it, and none is written', async () => {
    expect(await find('configured', ['older', 'configured'])).toEqual(['configured', 'older'])
    await expect(stat(path.join(dataDir, 'secret-key'))).rejects.toThrow(/ENOENT/)
  })

  it('is not made by looking for it', async () => {
    expect(await find()).toBeUndefined()
    await expect(stat(path.join(dataDir, 'secret-key'))).rejects.toThrow(/ENOENT/)
  })

  it('is made once, for the owner only, and found again', async () => {
    const folder = path.join(dataDir, 'new')
    const key = await makeSecretKey(folder)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await findSecretKeys({ secretKey: undefined, secretKeyOld: [], dataDir: folder })).toEqual([key])
    expect((await stat(path.join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(path.join(folder, 'secret-key'), 'utf8')).toBe(key)
  })

  it('is one and the same for processes that start together', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => makeSecretKey(dataDir)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
  })

  it('in its file is changed with the old one beside it, once, however often that was interrupted', async () => {
    const old = await makeSecretKey(dataDir)
    // Interrupted after the old key was saved and before there was a new one.
    await writeFile(path.join(dataDir, 'secret-key-old'), old)
    expect(await find()).toEqual([old])
    await replaceKeyFile(dataDir)
    const [changed, beside] = (await find())!
    expect([changed === old, beside]).toEqual([false, old])
    await replaceKeyFile(dataDir)
    expect(await find()).toEqual([changed, old])
    expect((await stat(path.join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
    await deleteOldKeyFile(dataDir)
    expect(await find()).toEqual([changed])
  })
})
