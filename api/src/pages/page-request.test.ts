import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessage } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import { injectedFetch } from './page-request.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '0.2' } })
})
afterAll(() => haat.close())

describe('the API as the pages call it in the same process', () => {
  it('answers as over the network, refusals included', async () => {
    const fetch = injectedFetch(haat.app, '203.0.113.1')
    const answer = await fetch('/api/site/settings', {})
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const body = JSON.stringify(contactMessage({ email: 'nobody' }))
    const headers = { 'content-type': 'application/json' }
    const refused = await fetch('/api/contact-admin', { method: 'POST', headers, body })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      422,
      'VALIDATION_FAILED',
    ])
  })

  it('counts each visitor for himself: one who asks too much does not close the shop for others', async () => {
    const send = async (address: string) => {
      const body = JSON.stringify(contactMessage())
      const headers = { 'content-type': 'application/json' }
      return (await injectedFetch(haat.app, address)('/api/contact-admin', { method: 'POST', headers, body }))
        .status
    }
    expect(await send('203.0.113.2')).toBe(200)
    expect(await send('203.0.113.2')).toBe(429)
    expect(await send('203.0.113.3')).toBe(200)
  })
})
