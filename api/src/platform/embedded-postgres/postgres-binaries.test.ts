import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPostgresBinaries, restoreLibraryLinks } from './postgres-binaries.ts'

test('the installed binaries run', () => {
  const { postgres, initdb } = findPostgresBinaries()
  for (const program of [postgres, initdb]) {
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toMatch(/PostgreSQL\) 18\./)
  }
})

test('library links that npm did not make are made, and those that exist stay', async () => {
  const root = await mkdtemp(join(tmpdir(), 'haat-links-'))
  await mkdir(join(root, 'native/lib'), { recursive: true })
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), 'library')
  await writeFile(join(root, 'native/lib/libpq.so'), 'a file of its own')
  const links = ['native/lib/libpq.so.5', 'native/lib/libpq.so']
  const list = links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }))
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(list))
  restoreLibraryLinks(root)
  restoreLibraryLinks(root)
  expect(await readlink(join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  expect(await readFile(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
  expect(lstatSync(join(root, 'native/lib/libpq.so')).isSymbolicLink()).toBe(false)
  await rm(root, { recursive: true })
})
