import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecretKey } from './secret-key.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'haat-key-test-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the secret key', () => {
  it('is the configured one, and then none is written', async () => {
    expect(await loadSecretKey('configured', dataDir)).toBe('configured')
    await expect(stat(path.join(dataDir, 'secret-key'))).rejects.toThrow(/ENOENT/)
  })

  it('is made once, for the owner only, and found again', async () => {
    const folder = path.join(dataDir, 'new')
    const key = await loadSecretKey(undefined, folder)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await loadSecretKey(undefined, folder)).toBe(key)
    expect((await stat(path.join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(path.join(folder, 'secret-key'), 'utf8')).toBe(key)
  })

  it('is one and the same for processes that start together', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey(undefined, dataDir)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
  })
})
