import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { makeDevProject, runDev, table } from './dev-project.ts'
import { longTest } from './long-test.ts'

const waiting = { interval: 30 }
const eventually = <T>(look: () => T) => vi.waitFor(look, waiting)

const textOf = async (address: string) => (await fetch(address)).text()
const visit = async (address: string) => {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  return { status: answer.status, text: await answer.text() }
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Sends requests until it is stopped; one refused connection is an error. */
function keepAsking(address: string) {
  const answers = new Set<string>()
  let isOver = false
  const asking = (async () => {
    while (!isOver) answers.add(await textOf(address))
  })()
  return async () => {
    isOver = true
    await asking
    return [...answers]
  }
}

test('whoever works on Haat sees every save, and the browser never finds the port closed', async () => {
  const project = await makeDevProject()
  const dev = await runDev(project.folder)
  await eventually(() => expect(dev.output()).toContain(`open at ${dev.address}`))
  const version = `${dev.address}/api/version`
  const hotReload = new WebSocket(dev.address.replace('http', 'ws'), 'vite-hmr')
  await once(hotReload, 'open')

  const answers = keepAsking(version)
  await project.save('api/src/version.ts', `export const version: string = 'two'\n`)
  await eventually(async () => expect(await textOf(version)).toBe('two'))
  for (const file of ['api/src/new.ts', 'api/seeds/new.ts', 'contract/src/new.ts', 'demo/src/new.ts']) {
    await project.save(file, 'export {}\n')
    await eventually(() => expect(dev.output()).toMatch(new RegExp(`Saved: .*${file}`)))
  }
  expect(await answers()).toEqual(['one', 'two'])
  await project.remove('api/src/new.ts')
  await eventually(() => expect(dev.output().match(/Saved: api\/src\/new\.ts/g)).toHaveLength(2))

  await project.save('api/src/version.ts', `export const version: string = 'two'\nconst = 3\n`)
  const place = /version\.ts:2\n[^]*const = 3\n {6}\^\n[^]*SyntaxError/
  await eventually(async () => expect((await visit(dev.address)).text).toMatch(place))
  expect(await visit(version)).toMatchObject({ status: 500 })
  expect(dev.output()).toMatch(place)
  await project.save('api/src/version.ts', `export const version: string = 'three'\n`)
  await eventually(async () => expect(await textOf(version)).toBe('three'))
  expect(await visit(dev.address)).toEqual({ status: 200, text: 'the page' })

  await project.save('web/src/entry.ts', 'export default {}\nconst = 3\n')
  await eventually(async () => expect((await visit(dev.address)).text).toMatch(/src\/entry\.ts:2:7/))
  expect(dev.output()).toMatch(/src\/entry\.ts:2:7/)
  await project.save('web/src/entry.ts', `export default { fetch: async () => new Response('mended') }`)
  await eventually(async () => expect((await visit(dev.address)).text).toBe('mended'))

  expect(hotReload.readyState).toBe(WebSocket.OPEN)
  const api = Number(await textOf(`${dev.address}/api/pid`))
  dev.signal('SIGINT')
  expect(await dev.ended).toBe(0)
  expect(isAlive(api)).toBe(false)
})

longTest('tables that no migration knows are named in a sentence, until there is one', async () => {
  const project = await makeDevProject()
  await project.generate('rooms')
  const dev = await runDev(project.folder)
  await project.save('api/src/domains/rooms/rooms.tables.ts', table('id: text().primaryKey(), name: text()'))
  const sentence = 'No migration knows the table rooms as defined: run npm run db:generate'
  await eventually(async () => expect((await visit(dev.address)).text).toContain(sentence))
  expect(dev.output()).toContain(sentence)
  await project.generate('names')
  await eventually(async () => expect((await visit(dev.address)).text).toBe('the page'))
  expect(dev.output()).toMatch(/Saved: .*api\/migrations\/0001_names\.sql/)

  const api = Number(await textOf(`${dev.address}/api/pid`))
  dev.signal('SIGKILL')
  await eventually(() => expect(isAlive(api)).toBe(false))
})
