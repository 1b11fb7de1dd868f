import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import { openOrderShop } from '../../../test/order-shop.ts'
import { contactMessage, goodPassword, makeAccount } from '../../../test/factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { startSmtpStandIn } from '../../../test/smtp-stand-in.ts'
import { statementsOf } from '../../../test/statements-of.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

const away = 'postgresql://haat@127.0.0.1:1/haat'
const key = 'a-key-for-metrics'
const withKey = { METRICS_KEY: key }
const site = { PUBLIC_URL: 'http://127.0.0.1:3000' }

const ask = ({ app }: TestApp, authorization?: string) =>
  app.inject({ url: '/api/metrics', headers: authorization === undefined ? {} : { authorization } })

/** The value of one series as the text has it, or undefined. */
function valueIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}
const read = async (haat: TestApp, series: string) => valueIn((await ask(haat)).body, series)

afterEach(() => void vi.useRealTimers())
const moveTime = () => vi.useFakeTimers({ toFake: ['Date'] })

describe('who may read the metrics', () => {
  it.each([
    ['here, without a key', {}, undefined, 200],
    ['on IPv6 of this machine', { HOST: '::1' }, undefined, 200],
    ['that others can reach', { HOST: '0.0.0.0' }, undefined, 404],
    ['on a name of the network', { HOST: 'shop.internal' }, undefined, 404],
    ['with a public address, even one of this machine', site, undefined, 404],
    ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, undefined, 404],
    ['behind a proxy, with some key', { TRUSTED_PROXIES: '127.0.0.1' }, `Bearer ${key}`, 404],
    ['with a key, who has none', withKey, undefined, 401],
    ['with a key, who has another', withKey, 'Bearer a-key-for-metricS', 401],
    ['with a key, who has a part of it', withKey, 'Bearer a-key-for-metric', 401],
    ['with a key, who has more than it', withKey, `Bearer ${key}s`, 401],
    ['with a key, in another scheme', withKey, `Basic ${key}`, 401],
    ['with a key, who has it', withKey, `Bearer ${key}`, 200],
    ['with a key, in public', { ...withKey, ...site, HOST: '0.0.0.0' }, `Bearer ${key}`, 200],
  ] as const)('%s', async (_title, environment, authorization, status) => {
    const haat = await buildTestApp({ databaseUrl: away, environment })
    const answer = await ask(haat, authorization)
    expect(answer.headers['cache-control']).toBe('no-store')
    if (status === 200) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    } else {
      expectRefusal(answer, status, status === 404 ? 'NOT_FOUND' : 'UNAUTHENTICATED')
      expect(answer.body).not.toContain('haat_')
    }
    await haat.close()
  })

  it('a key that could be guessed stops the start', () => {
    expect(() => readConfig({ METRICS_KEY: 'fifteen-letters' })).toThrow(/METRICS_KEY must have at least 16/)
    expect(() => readConfig({ METRICS_KEY: 'sixteen letters and spaces' })).toThrow(/METRICS_KEY/)
  })

  it('is never told that there were too many questions', async () => {
    const haat = await buildTestApp({ databaseUrl: away, environment: { RATE_LIMITS: '0.0001' } })
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) statuses.push((await ask(haat)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    await haat.close()
  })
})

describe('the metrics', () => {
  let haat: TestApp
  afterEach(() => haat.close())

  it('are text that Prometheus reads', async () => {
    haat = await buildTestApp()
    await haat.app.inject('/api/site/settings')
    const { body } = await ask(haat)
    const sample =
      /^[a-z_]+(\{[a-z]+="(?:[^"\\\n]|\\.)*"(,[a-z]+="(?:[^"\\\n]|\\.)*")*\})? (\d+(\.\d+)?(e[+-]\d+)?)$/
    const lines = body.split('\n').slice(0, -1)
    expect(lines.filter((line) => !/^# (HELP|TYPE) [a-z_]+ \S/.test(line) && !sample.test(line))).toEqual([])
    const typed = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2])
    expect(new Set(typed).size).toBe(typed.length)
  })

  it('count requests by route, method and class, and how long they took', async () => {
    haat = await buildTestApp()
    const good = 'haat_http_requests_total{method="GET",route="/api/master-content/key/:key",status="4xx"}'
    const took = 'haat_http_request_seconds_count{method="GET",route="/api/master-content/key/:key"}'
    expect(await read(haat, good)).toBeUndefined()
    await haat.app.inject('/api/master-content/key/no_such_key')
    await haat.app.inject('/api/master-content/key/no_other_key')
    expect(await read(haat, good)).toBe(2)
    expect(await read(haat, took)).toBe(2)
    expect(await read(haat, 'haat_http_requests_under_way')).toBe(1)
    expect(await read(haat, 'haat_database_query_seconds_count{pool="requests"}')).toBeGreaterThan(1)
    expect(await read(haat, 'haat_database_connections{pool="requests"}')).toBeGreaterThan(0)
    expect(await read(haat, 'haat_database_connections_most{pool="jobs"}')).toBe(8)
  })

  it('have no series for addresses that somebody makes up', async () => {
    haat = await buildTestApp()
    const seriesOf = async () =>
      (await ask(haat)).body.split('\n').flatMap((line) => (line.startsWith('#') ? [] : [line.split(' ')[0]]))
    const made = (n: number) => [`/made-up-${n}`, `/api/made-up-${n}`, `/api/files/${n}/secret.png`]
    for (const url of made(0)) await haat.app.inject(url)
    await ask(haat)
    const before = await seriesOf()
    for (let n = 1; n <= 334; n++) for (const url of made(n)) await haat.app.inject(url)
    expect(await seriesOf()).toEqual(before)
    expect(before.join('\n')).not.toMatch(/made-up|secret/)
  })

  it('say that the database is away, and what they know all the same', async () => {
    haat = await buildTestApp({ databaseUrl: away, environment: withKey })
    await haat.app.inject('/api/master-content/keys')
    const { statusCode, body } = await ask(haat, `Bearer ${key}`)
    expect(statusCode).toBe(200)
    expect(valueIn(body, 'haat_database_up')).toBe(0)
    expect(body).not.toContain('haat_mails_waiting ')
    expect(
      valueIn(body, 'haat_http_requests_total{method="GET",route="/api/master-content/keys",status="5xx"}'),
    ).toBe(1)
    expect(valueIn(body, 'haat_database_errors_total{pool="requests",kind="unreachable"}')).toBeGreaterThan(0)
  })

  it('ask the database twice at most, and for some seconds not again', async () => {
    haat = await buildTestApp()
    expect(await statementsOf(haat, () => Promise.all([ask(haat), ask(haat)]))).toHaveLength(2)
    expect(await statementsOf(haat, () => ask(haat))).toEqual([])
    expect(await read(haat, 'haat_database_up')).toBe(1)
  })

  it('show mail that waits, for how long, and mail that went out', async () => {
    const smtp = await startSmtpStandIn()
    haat = await buildTestApp({
      environment: { SMTP_URL: smtp.url, ...site, ...withKey },
    })
    const text = async () => (await ask(haat, `Bearer ${key}`)).body
    moveTime()
    expect(valueIn(await text(), 'haat_mails_waiting')).toBe(0)
    await haat.services.db.execute(sql`
      insert into mails (id, to_address, subject, text_body, status, created_at, next_attempt_at)
      values (gen_random_uuid(), 'sita@example.com', 'Late', 'Late', 'queued', now() - interval '7 minutes',
        now() + interval '1 hour')`)
    vi.setSystemTime(Date.now() + 6000)
    const later = await text()
    expect(valueIn(later, 'haat_mails_waiting')).toBe(1)
    expect(valueIn(later, 'haat_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(420)
    expect(valueIn(later, 'haat_mail_delivery_up')).toBe(1)
    expect(valueIn(later, 'haat_mails_sent_total')).toBe(0)
    vi.useRealTimers()
    await haat.services.db.execute(sql`update mails set next_attempt_at = now()`)
    haat.services.outbox.wake()
    await vi.waitFor(async () => expect(valueIn(await text(), 'haat_mails_sent_total')).toBe(1))
    expect(await text()).not.toContain('sita')
    await smtp.close()
  })

  it('show when a job was last done, whether it went well, and how often it failed since', async () => {
    haat = await buildTestApp()
    const log = { warn: vi.fn() }
    const work = vi.fn(async () => {})
    const job = startTimedJob(haat.services, log, {
      name: 'sweeping',
      everyMs: 60_000,
      work,
      failure: 'not swept',
    })
    const told = (part: string) => read(haat, `haat_job_${part}{name="sweeping"}`)
    expect(await told('last_run_timestamp_seconds')).toBeUndefined()
    const before = Date.now() / 1000
    await job.run()
    const succeededAt = await told('last_success_timestamp_seconds')
    expect(succeededAt).toBeGreaterThanOrEqual(before)
    expect(await told('interval_seconds')).toBe(60)
    work.mockRejectedValue(new Error('no broom'))
    await job.run()
    await job.run()
    expect(await told('failures')).toBe(2)
    expect(await told('last_success_timestamp_seconds')).toBe(succeededAt)
    expect(await told('last_run_timestamp_seconds')).toBeGreaterThanOrEqual(succeededAt!)
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ job: 'sweeping' }), 'not swept')
    await job.close()
  })

  it('count what is refused, and who could not sign in', async () => {
    haat = await buildTestApp({ environment: { RATE_LIMITS: '1', ...withKey } })
    const { email } = await makeAccount(haat.services)
    const login = (password: string) =>
      haat.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    expect((await login(goodPassword)).statusCode).toBe(200)
    for (let n = 0; n < 6; n++) await login('not-the-password')
    const { body } = await ask(haat, `Bearer ${key}`)
    expect(valueIn(body, 'haat_sign_ins_total{result="ok"}')).toBe(1)
    expect(valueIn(body, 'haat_sign_ins_total{result="failed"}')).toBe(5)
    expect(valueIn(body, 'haat_refusals_total{kind="call"}')).toBe(1)
    expect(body).not.toContain(email)
  })

  it('tell nobody anything about a person', async () => {
    haat = await buildTestApp()
    const message = contactMessage({ name: 'Secret Person', email: 'secret@example.com' })
    await haat.app.inject({ method: 'POST', url: '/api/contact-admin?token=secret', payload: message })
    await haat.app.inject({ url: '/api/products?searchTerm=secret', headers: { cookie: 'visitor=secret' } })
    expect((await ask(haat)).body).not.toMatch(/secret|9841234567/i)
  })
})

describe('the metrics of orders', () => {
  it('count what was placed, tries to pay that nobody decides, and money that should have gone back', async () => {
    const shop = await openOrderShop(withKey)
    const metric = async (series: string) => {
      // Figures from the database are cached for some seconds.
      vi.setSystemTime(Date.now() + 6000)
      return valueIn((await ask(shop, `Bearer ${key}`)).body, series)
    }
    moveTime()
    const before = await metric('haat_orders_placed_total')
    const tea = await shop.make()
    const sita = await shop.shopper()
    await sita.buyProducts([[tea]], 'khalti')
    expect(await metric('haat_orders_placed_total')).toBe(before! + 1)
    expect(await metric('haat_payments_unclear')).toBe(0)
    await shop.services.db.execute(sql`update payments set expires_at = now() - interval '11 minutes'`)
    expect(await metric('haat_payments_unclear')).toBe(1)
    expect(await metric('haat_refunds_overdue')).toBe(0)
    await shop.services.db.execute(sql`
      insert into refund_tasks (payment_id, order_id, amount_paisa, reason, due_at)
      select id, order_id, amount_paisa, 'latePayment', now() - interval '1 minute' from payments`)
    expect(await metric('haat_refunds_overdue')).toBe(1)
    await shop.close()
  })
})
