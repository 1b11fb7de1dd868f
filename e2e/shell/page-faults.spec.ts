import type { Locator, Page } from '@playwright/test'
import { startFaultyHaat } from '../testing/faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'

const product = '/products/hand-woven-pashmina-shawl-rhododendron-red-1'
const service = '/services/tabla-lessons-lalitpur-140'
const keepsTrying = 'We keep trying, and it will appear here.'

interface Tried {
  path: string
  /** Matches the HTML of the page only if everything could be read. */
  good: RegExp
  /** The status of the page while nothing can be read, where that is not 503. */
  status?: 200
  broken: string
  /** Matches the call that fills one part of the page; `partBroken` is shown when that call fails. */
  part: string
  partBroken: string
}

const partOfHome = 'This section could not be loaded'
const unread = 'This section could not be loaded right now.'
const pages: Tried[] = [
  {
    path: '/',
    good: /aria-labelledby="deals"/,
    broken: partOfHome,
    part: 'deals=true',
    partBroken: partOfHome,
  },
  {
    path: '/products/',
    good: /<article/,
    broken: 'The products could not be loaded',
    part: '/api/products/facets',
    partBroken: 'The filters could not be loaded.',
  },
  {
    path: product,
    good: /<h1[^>]*>.*Hand-woven pashmina shawl/,
    broken: 'This product could not be loaded',
    part: '/questions',
    partBroken: 'The questions could not be loaded.',
  },
  {
    path: '/services/',
    good: /<article/,
    broken: 'The services did not load',
    part: '/api/service-categories',
    partBroken: unread,
  },
  {
    path: service,
    good: /<h1[^>]*>.*Tabla lessons/,
    broken: 'The services did not load',
    part: '/api/site/settings',
    partBroken: unread,
  },
  {
    path: '/vendors/',
    good: /<article/,
    broken: 'The vendors could not be loaded',
    part: '/api/site/settings',
    partBroken: unread,
  },
  {
    path: '/vendors/ilam-chiya-ghar',
    good: /<h1[^>]*>.*Ilam Chiya Ghar/,
    broken: 'This shop could not be loaded',
    part: '/api/products',
    partBroken: 'This section could not be loaded.',
  },
  {
    path: '/categories/',
    good: /products\/\?category=/,
    broken: 'The categories could not be loaded',
    part: '/api/service-categories',
    partBroken: unread,
  },
  {
    path: '/service-categories/',
    good: /services\/\?category=/,
    broken: 'The categories could not be loaded',
    part: '/api/categories',
    partBroken: unread,
  },
  {
    path: '/about',
    good: /vendors on Haat/,
    status: 200,
    broken: 'The figures cannot be read right now.',
    part: '/api/about/figures',
    partBroken: 'The figures cannot be read right now.',
  },
  ...['/terms-and-conditions', '/return-policy', '/privacy-policy'].map((path) => ({
    path,
    good: /Complaint officer/,
    status: 200 as const,
    broken: unread,
    part: '/api/site/settings',
    partBroken: unread,
  })),
]

let haat: Awaited<ReturnType<typeof startFaultyHaat>>
test.beforeAll(async () => {
  haat = await startFaultyHaat()
})
test.afterAll(() => haat.stop())

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(haat.address + path, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

async function expectGood(all = pages) {
  for (const { path, good } of all) {
    const { status, html } = await visit(path)
    expect([path, status]).toEqual([path, 200])
    expect(html).toMatch(good)
    expect(html).not.toContain(keepsTrying)
  }
}

/** Checks the answers that visitors get while nothing can be read. */
async function expectBroken() {
  for (const { path, status = 503, broken, good } of pages) {
    const answer = await visit(path)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.html).toContain(broken)
    expect(answer.html).toContain(keepsTrying)
    expect(answer.html).not.toMatch(good)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    if (status === 200) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(3)
    expect(answer.html).toMatch(/<noscript><meta http-equiv="refresh" content="[4-7]"/i)
  }
}

test.describe.serial('pages', () => {
  for (const fault of someOf(['away', 'refused'] as const, 1)) {
    test(`say with their status what they lack, and nobody else is shown it: ${fault}`, async () => {
      await haat.expireAllPages()
      await haat.begin[fault]('.')
      await expectBroken()
      const nepali = await visit('/products/', { cookie: 'language=ne' })
      expect([nepali.status, nepali.html]).toEqual([503, expect.stringContaining('यो यहाँ आफैँ देखिनेछ')])
      await haat.end[fault]()
      await expectGood()
    })
  }

  test('stand with what they have when one part cannot be read, and nobody else is shown it', async () => {
    for (const page of pages) {
      await haat.begin.refused(page.part)
      const { status, headers, html } = await visit(page.path)
      expect([page.path, status, headers.get('retry-after')]).toEqual([page.path, 200, null])
      expect(html).toContain(page.partBroken)
      await haat.end.refused()
      await expectGood([page])
    }
  })

  test('are answered while the database says nothing', async () => {
    await haat.expireAllPages()
    await haat.begin.silent()
    const answers = await Promise.all(['/', '/products/', product].map((path) => visit(path)))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    await haat.end.silent()
    await haat.expireAllPages()
    await expectGood()
  })

  test('that are not there are still not there, and only then', async () => {
    const nowhere = '/products/no-such-thing-999999'
    await haat.begin.refused('/api/products/no-such')
    expect((await visit(nowhere)).status).toBe(503)
    await haat.end.refused()
    expect((await visit(nowhere)).status).toBe(404)
  })

  test.describe('in a browser', () => {
    test.use({ expectedNoise: [/the server responded with a status of 503/] })

    const articles = (main: Locator) => main.getByRole('article')
    const categories = (main: Locator) => main.locator('a[href*="?category="]')
    const seen: Seen[] = [
      { path: '/', broken: partOfHome, good: (main) => main.getByRole('region', { name: 'Walk the lanes' }) },
      { path: '/products/', broken: 'The products could not be loaded', good: articles },
      { path: product, broken: 'This product could not be loaded', good: (main) => titled(main, /pashmina/) },
      {
        path: '/terms-and-conditions',
        broken: 'Failed to load terms.',
        good: (main) => main.getByText('Last Updated'),
      },
      { path: '/services/', broken: 'The services did not load', good: articles },
      { path: service, broken: 'The services did not load', good: (main) => titled(main, /Tabla/) },
      { path: '/vendors/', broken: 'The vendors could not be loaded', good: articles },
      {
        path: '/vendors/ilam-chiya-ghar',
        broken: 'This shop could not be loaded',
        good: (main) => titled(main, /Ilam/),
      },
      { path: '/categories/', broken: 'The categories could not be loaded', good: categories },
      { path: '/service-categories/', broken: 'The categories could not be loaded', good: categories },
      {
        path: '/about',
        broken: 'The figures cannot be read right now.',
        good: (main) => main.getByText('Counted from our own records'),
      },
    ]
    for (const { path, broken, good } of someOf(seen, 0)) {
      test(`${path} is alive again by itself when the database is back`, async ({ page }) => {
        await haat.expireAllPages()
        await haat.begin.away()
        await openBroken(page, path, broken)
        await haat.end.away()
        await expectAlive(page, broken, good)
      })
    }

    test('are alive again by themselves when the database is back', async ({ page, context }) => {
      await haat.expireAllPages()
      await haat.begin.away()
      const opened = await Promise.all(
        seen.slice(0, 4).map(async (one, at) => {
          const tab = at === 0 ? page : await context.newPage()
          await openBroken(tab, one.path, one.broken)
          return { tab, ...one }
        }),
      )
      await haat.end.away()
      await Promise.all(opened.map(({ tab, broken, good }) => expectAlive(tab, broken, good)))
    })

    test('are whole and alive when a part of them is read late', onlyLong, async ({ page }) => {
      await haat.begin.slow('deals=true')
      await page.goto(haat.address)
      await haat.end.slow()
      await expect(page.getByRole('main').getByRole('region', { name: /^Saturday/ })).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
      await expect(page.getByRole('dialog', { name: 'All categories' })).toBeVisible()
    })

    test(
      'show a part that could not be read by themselves, as soon as it can',
      onlyLong,
      async ({ page, context }) => {
        const parts: Seen[] = [
          { ...seen[0]!, broken: partOfHome },
          {
            path: '/products/',
            broken: 'The filters could not be loaded.',
            good: (main) => main.getByRole('group', { name: 'Price' }),
          },
        ]
        await haat.begin.refused('/api/categories|/api/products/facets')
        const tabs = [page, await context.newPage()]
        for (const [at, { path, broken }] of parts.entries()) {
          await tabs[at]!.goto(haat.address + path)
          await expect(tabs[at]!.getByRole('main').getByText(broken).first()).toBeVisible()
        }
        await haat.end.refused()
        await Promise.all(parts.map(({ broken, good }, at) => expectAlive(tabs[at]!, broken, good)))
      },
    )
  })
})

interface Seen {
  path: string
  broken: string
  good: (main: Locator) => Locator
}

const titled = (main: Locator, name: RegExp) => main.getByRole('heading', { level: 1, name })

/** Opens a page and waits until it is hydrated and its own call has failed. */
async function openBroken(page: Page, path: string, broken: string) {
  await page.goto(haat.address + path)
  await expect(page.getByRole('main').getByText(broken).first()).toBeVisible()
  await page.waitForResponse((answer) => answer.status() === 503)
}

async function expectAlive(page: Page, broken: string, good: Seen['good']) {
  await expect(good(page.getByRole('main')).first()).toBeVisible()
  await expect(page.getByText(broken)).toHaveCount(0)
}
