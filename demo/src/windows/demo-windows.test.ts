import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { contactMessage } from '../../../api/test/factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import type { NewMail } from '@haat/api/platform/mail/outbox.ts'
import { mountDemoWindows } from './demo-windows.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({
    prepare: mountDemoWindows,
    environment: { PUBLIC_URL: 'https://haat.test' },
  })
})
afterAll(() => haat.close())
beforeEach(() => haat.database.pool.query('truncate mails'))

const keep = (mail: Partial<NewMail>) =>
  haat.services.db.transaction((tx) =>
    haat.services.outbox.queue(tx, { to: 'sita@example.com', subject: 'Hello', text: 'Hello', ...mail }),
  )
const openPage = async () => (await haat.app.inject('/dev/mail')).body

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

it('a coloured mail is shown as it looks, apart from the page and without any right to run things', async () => {
  await keep({ html: '<!doctype html><html><head></head><body><p title="a">धन्यवाद</p></body></html>' })
  const page = await openPage()
  const frame = /<iframe [^>]*>/.exec(page)?.[0]
  expect(frame).toContain('title="Hello" sandbox="allow-top-navigation-by-user-activation"')
  expect(frame).toContain('&lt;base target=&quot;_top&quot;&gt;')
  expect(frame).toContain('&lt;p title=&quot;a&quot;&gt;धन्यवाद&lt;/p&gt;')
  expect(page).toContain('<summary>As plain text</summary><pre>Hello</pre>')
})

it('links of this site can be followed, others are only text', async () => {
  const ours = 'https://haat.test/verify-email?token=a&b'
  const escaped = ours.replace('&', '&amp;')
  const here = 'http://localhost:80/profile/'
  const foreign = 'https://haat.test.evil.example/x'
  const disguised = 'https://haat.test@evil.example/'
  await keep({
    html: '<p>',
    text: `Open ${ours}.\nOr ${here}\n${foreign} ${disguised} javascript:alert(1) ${ours}`,
  })
  const page = await openPage()
  const hrefs = [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual([escaped, here, escaped, here, escaped])
  expect(page).toContain(`<li><a href="${escaped}">${escaped}</a></li>`)
  expect(page).toContain(foreign)
})
