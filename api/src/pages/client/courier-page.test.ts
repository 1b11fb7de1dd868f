import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveCourierPage } from './courier-page.ts'

const entry = '<script type="module" crossorigin src="/assets/courier.js"></script>'

async function openPage(publicApiUrl?: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'haat-courier-'))
  await writeFile(
    path.join(root, 'courier.html'),
    `<meta name="api-url" content="" />${entry}<body><p>Run</p></body>`,
  )
  await writeFile(path.join(root, 'courier-worker.js'), 'keep()')
  const app = fastify()
  await serveCourierPage(app, root, { publicApiUrl })
  onTestFinished(async () => {
    await app.close()
    await rm(root, { recursive: true })
  })
  return (url: string) => app.inject({ url })
}

test('the page of a run tells no other site of itself, is in no index and is never kept on the way', async () => {
  const visit = await openPage()
  const { headers, body } = await visit('/courier/')
  expect(body).toContain('<p>Run</p>')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const policy = String(headers['content-security-policy'])
  const [, start = ''] = /<script>(.*)<\/script><\/body>/.exec(body) ?? []
  expect(start).toMatch(/^if\(.*\).*import\("\/assets\/courier\.js"\)\}$/)
  expect(body).not.toContain('type="module"')
  const hash = createHash('sha256').update(start).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types haat#courier")
  const { statusCode, headers: other } = await visit('/courier')
  expect([statusCode, other['location']]).toEqual([301, '/courier/'])
})

test('its service worker is looked up at every visit and loads only from here', async () => {
  const visit = await openPage()
  const { headers, body } = await visit('/courier/worker.js')
  expect(body).toContain('keep()')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('an API at another address is named in the page and allowed by its policy', async () => {
  const visit = await openPage('https://api.haat.example/v1')
  const { headers, body } = await visit('/courier/')
  expect(body).toContain('name="api-url" content="https://api.haat.example/v1"')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.haat.example")
  const worker = await visit('/courier/worker.js')
  expect(worker.body, 'so that phones fetch the page again').toContain('https://api.haat.example/v1')
})
