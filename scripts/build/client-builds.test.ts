import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bindBuild } from '../../api/src/pages/client/client-build.ts'
import { addBuild, currentStamp, removeOldBuilds } from './client-builds.ts'
import { buildOnce } from './build-once.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const start = Date.UTC(2026, 10, 1)

async function makeBuilds() {
  const folder = await mkdtemp(path.join(tmpdir(), 'haat-builds-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const builds = path.join(folder, 'dist')
  let made = 0
  const build = async () => {
    const aside = path.join(folder, `aside-${(made += 1)}`)
    await mkdir(path.join(aside, 'server'), { recursive: true })
    await writeFile(path.join(aside, 'server/server.js'), `build ${made}`)
    return aside
  }
  return {
    folder,
    builds,
    build,
    add: async (stamp: string, now: number) => addBuild(builds, { folder: await build(), stamp }, now),
    stamps: async () => {
      const names = (await readdir(builds)).filter((name) => name !== 'current')
      return Promise.all(names.map((name) => readFile(path.join(builds, name, 'stamp'), 'utf8')))
    },
  }
}

/** A start in another process, which returns whether it built. */
async function startElsewhere(folder: string, stamp: string): Promise<string> {
  const program = `
    import { mkdir } from 'node:fs/promises'
    const { buildOnce } = await import(${JSON.stringify(path.join(import.meta.dirname, 'build-once.ts'))})
    await buildOnce({
      builds: ${JSON.stringify(path.join(folder, 'dist'))},
      lockFolder: ${JSON.stringify(folder)},
      isOnlyIfStale: true,
      stamp: async () => '${stamp}',
      build: async () => {
        console.log('built')
        const aside = ${JSON.stringify(folder)} + '/aside-' + process.pid
        await mkdir(aside)
        return aside
      },
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await Array.fromAsync(child.stdout, String)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  return said.join('')
}

test('two starts that meet build once, and a later one does not build again', async () => {
  const { folder, builds } = await makeBuilds()
  const said = await Promise.all([startElsewhere(folder, 'one'), startElsewhere(folder, 'one')])
  expect(said.join('')).toBe('built\n')
  const { name, release } = await bindBuild(builds)
  expect(await startElsewhere(folder, 'one')).toBe('')
  expect(await startElsewhere(folder, 'two')).toBe('built\n')
  expect(await readdir(builds)).toContain(name)
  release()
})

test('a build is bound for as long as its process wants, and removed a day after it was replaced', async () => {
  const { builds, add, stamps } = await makeBuilds()
  await add('old', start)
  const old = await bindBuild(builds)
  await add('new', start + 10 * dayMs)
  expect((await bindBuild(builds)).name).not.toBe(old.name)
  expect(await readFile(old.serverEntry, 'utf8')).toBe('build 1')
  await removeOldBuilds(builds, start + 12 * dayMs)
  expect(await stamps()).toEqual(expect.arrayContaining(['old', 'new']))
  old.release()
  await removeOldBuilds(builds, start + 11 * dayMs - hourMs)
  expect(await stamps()).toHaveLength(2)
  await removeOldBuilds(builds, start + 11 * dayMs + hourMs)
  expect(await stamps()).toEqual(['new'])
})

test('who goes back to earlier sources within the day finds their build', async () => {
  const { folder, builds, build, add, stamps } = await makeBuilds()
  await add('old', Date.now())
  await add('new', Date.now())
  const plan = { builds, lockFolder: folder, stamp: async () => 'old', build }
  await buildOnce({ ...plan, isOnlyIfStale: true })
  expect(await currentStamp(builds)).toBe('old')
  expect(await stamps()).toHaveLength(2)
  await removeOldBuilds(builds, Date.now() + 2 * dayMs)
  expect(await stamps()).toEqual(['old'])
})

test('a build that fails leaves the one that was', async () => {
  const { folder, builds, add } = await makeBuilds()
  await add('old', start)
  const broken = async () => Promise.reject(new Error('It does not compile.'))
  const plan = { builds, lockFolder: folder, isOnlyIfStale: true, stamp: async () => 'new', build: broken }
  await expect(buildOnce(plan)).rejects.toThrow('It does not compile.')
  expect(await currentStamp(builds)).toBe('old')
})
