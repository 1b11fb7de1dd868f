import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactMessage } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import { mountDevPages } from './dev-pages.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ prepare: mountDevPages })
})
afterAll(() => haat.close())

it('the mail page of the demo says so when there is none', async () => {
  const answer = await haat.app.inject('/dev/mail')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('None yet')
})

it('the mail of the demo can be read there, and what people wrote in it stays text', async () => {
  const script = '<script>alert(1)</script>'
  const payload = contactMessage({ name: script, subject: script, message: `${script} & more` })
  await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
  const answer = await haat.app.inject('/dev/mail')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.body).not.toContain('<script')
  expect(answer.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
  expect(answer.body.match(/<article>/g)).toHaveLength(2)
})
