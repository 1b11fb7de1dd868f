import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findSharedAsset, publishAssets, removeOldAssets } from './shared-assets.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const start = Date.UTC(2026, 10, 1)

async function makeShare() {
  const folder = await mkdtemp(path.join(tmpdir(), 'haat-assets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const root = path.join(folder, 'assets')
  return {
    root,
    async publish(name: string, now: number) {
      const assets = path.join(folder, name)
      await mkdir(assets, { recursive: true })
      await writeFile(path.join(assets, `page-${name}.js`), name)
      await publishAssets(root, { name, assets }, now)
    },
    async has(name: string) {
      return (await findSharedAsset(root, `page-${name}.js`)) !== undefined
    },
  }
}

test('files of a build are there for a day after another one replaced it, however old it is', async () => {
  const { root, publish, has } = await makeShare()
  await publish('old', start)
  const replacedAt = start + 30 * dayMs
  await publish('new', replacedAt)
  await removeOldAssets(root, replacedAt + dayMs - hourMs)
  expect(await has('old')).toBe(true)
  // The process of the new build reports every hour that it runs.
  await publish('new', replacedAt + dayMs)
  await removeOldAssets(root, replacedAt + dayMs + hourMs)
  expect([await has('old'), await has('new')]).toEqual([false, true])
  expect(await readdir(root)).toEqual(['new'])
})

test('files of a build that still runs somewhere stay, and come back when it is started again', async () => {
  const { root, publish, has } = await makeShare()
  await publish('old', start)
  await publish('new', start + hourMs)
  await publish('old', start + 2 * dayMs)
  await publish('new', start + 2 * dayMs)
  await removeOldAssets(root, start + 2 * dayMs)
  expect(await has('old')).toBe(true)
  await publish('new', start + 4 * dayMs)
  await removeOldAssets(root, start + 4 * dayMs)
  expect(await has('old')).toBe(false)
  await publish('old', start + 5 * dayMs)
  expect([await has('old'), await has('new')]).toEqual([true, true])
})

test('processes of one build that start at the same moment share one copy', async () => {
  const { root, publish } = await makeShare()
  await Promise.all(Array.from({ length: 5 }, () => publish('same', start)))
  expect(await readdir(root)).toEqual(['same'])
})

test('a name that leads elsewhere is nobody’s file', async () => {
  const { root, publish } = await makeShare()
  await publish('one', start)
  for (const name of ['../one/page-one.js', 'one/page-one.js', '.', '..', '', '.one']) {
    expect(await findSharedAsset(root, name)).toBeUndefined()
  }
})
