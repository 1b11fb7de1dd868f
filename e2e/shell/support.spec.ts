import { findNewerCalls } from '../../scripts/support/newer-calls.ts'
import { expect, test } from '../testing/haat-test.ts'

const inlineScript = /<script(?![^>]*\s(?:src|type="application)[^>]*)[^>]*>([\s\S]*?)<\/script>/g

test('the scripts that stand in pages use nothing that a supported browser lacks', async ({ request }) => {
  const scripts: string[] = []
  for (const path of [
    '/',
    '/products/',
    '/contact-admin',
    '/terms-and-conditions',
    '/courier/',
    '/nowhere',
  ]) {
    const html = await (await request.get(path)).text()
    scripts.push(...[...html.matchAll(inlineScript)].map(([, script]) => script!))
  }
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.flatMap((script) => findNewerCalls('inline.js', script))).toEqual([])
})
