import { expect, test } from 'vitest'
import { removeOldBuilds } from '../../../scripts/build/client-builds.ts'
import { addTinyBuild, buildFolders, makeCheckout } from './checkout.ts'
import { makeShopDir, runHaat } from './haat-process.ts'

const dayMs = 24 * 3_600_000
const textOf = async (address: string) => (await fetch(address)).text()

test('a process keeps its own build, and serves the files of the one before and the one after', async () => {
  const checkout = await makeCheckout()
  const environment = { DATA_DIR: await makeShopDir() }
  await addTinyBuild(checkout, 'a')
  const first = runHaat(environment, { program: checkout.main })
  const firstAddress = await first.opened

  await addTinyBuild(checkout, 'b', Date.now() + 1)
  const addresses = [firstAddress, await runHaat(environment, { program: checkout.main }).opened]
  for (const address of addresses) {
    for (const name of ['a', 'b']) {
      const asset = `${address}/assets/page-${name}.js`
      const answer = await fetch(asset, { headers: { 'accept-encoding': 'identity' } })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(`export const page = '${name}'`)
      expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const packed = await fetch(asset, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      expect(packed.headers.get('content-encoding')).toBe('br')
    }
    for (const file of ['page-d.js', '..%2fsecret-key', '.hidden']) {
      expect((await fetch(`${address}/assets/${file}`)).status).toBe(404)
    }
  }

  // A day later by the clock that is given to the removal of old builds.
  await removeOldBuilds(checkout.builds, Date.now() + dayMs + 60_000)
  expect(await Promise.all(addresses.map(textOf))).toEqual(
    ['a', 'b'].map((name) => `<script src="/assets/page-${name}.js">`),
  )
  // This part of its server side had not been loaded yet.
  expect(await textOf(`${firstAddress}/late`)).toBe('late a')

  first.signal('SIGTERM')
  expect(await first.ended).toBe(0)
  await removeOldBuilds(checkout.builds, Date.now() + dayMs + 60_000)
  expect(await buildFolders(checkout)).toHaveLength(1)
  expect((await fetch(`${addresses[1]}/assets/page-a.js`)).status).toBe(200)
})
