import type { Page } from '@playwright/test'
import {
  contentCalls,
  fileCalls,
  giveSmallFiles,
  holdAnswers,
  legalPages,
  terms,
  expectDrawn,
} from './legal-pages.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'

const minute = 60_000
const way = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })
const toReturns = (page: Page) => way(page, /^Return policy/).click()
const toTerms = (page: Page) => way(page, /^Terms and conditions/).click()

function countTerms(page: Page) {
  const calls = { made: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith(`/master-content/key/${terms.key}`)) calls.made += 1
  })
  return calls
}

for (const { path, key } of someOf(legalPages, 1)) {
  test(`${path}: content and file are asked for once, with the portal header, and the file comes whole`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (!/\/api\/(master-content|files)\//.test(request.url())) return
      asked.push(new URL(request.url()).pathname.replace(/files\/.*/, 'files'))
      expect(request.headers()['x-portal']).toBe('VENDOR_PORTAL')
    })
    const file = page.waitForResponse(fileCalls)
    await page.goto(path)
    expect((await file).status()).toBe(200)
    expect((await file).headers()['content-type']).toBe('application/pdf')
    await expectDrawn(page)
    expect(asked).toEqual([`/api/master-content/key/${key}`, '/api/files'])
  })
}

test('content is fresh for 10 minutes, to the second', async ({ page, context }) => {
  await giveSmallFiles(context)
  const calls = countTerms(page)
  const start = Date.parse('2026-11-15T06:00:00Z')
  await page.clock.setFixedTime(start)
  await page.goto(terms.path)
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
  await toReturns(page)
  await page.clock.setFixedTime(start + 10 * minute - 1000)
  await toTerms(page)
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
  await expectDrawn(page)
  expect(calls.made).toBe(1)
  await toReturns(page)
  await page.clock.setFixedTime(start + 10 * minute)
  await toTerms(page)
  await expect.poll(() => calls.made).toBe(2)
})

test('content is kept for 15 minutes: stale it shows at once, then it is gone', async ({ page, context }) => {
  await giveSmallFiles(context)
  await page.clock.install()
  await page.goto(terms.path)
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
  await toReturns(page)
  await expect(page.getByText('Last Updated')).toBeVisible()
  await page.clock.fastForward(14 * minute)

  const releaseStale = await holdAnswers(page, contentCalls)
  const refetch = page.waitForRequest(contentCalls)
  await toTerms(page)
  await refetch
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
  const refetched = page.waitForResponse(contentCalls)
  releaseStale()
  await refetched

  await toReturns(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Refund Policy')
  await page.clock.fastForward(15 * minute + 1_000)
  const releaseGone = await holdAnswers(page, contentCalls)
  await toTerms(page)
  await expect(page.getByText('Loading terms...')).toBeVisible()
  await expect(page.getByText('Last Updated')).toBeHidden()
  releaseGone()
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
})

test('the PDF code comes on legal pages only, and parses in a worker', async ({ page }) => {
  const pdfCode: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/pdf/.test(request.url())) pdfCode.push(request.url())
  })
  for (const path of someOf(['/', '/about', '/help-support'], 1)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(pdfCode).toEqual([])
  expect(page.workers()).toEqual([])
  await page.goto(terms.path)
  await expectDrawn(page)
  expect(pdfCode.length).toBeGreaterThan(1)
  expect(page.workers()).toHaveLength(1)
})

test('the HTML of a legal page does not name the PDF code', async ({ request }) => {
  expect(await (await request.get(terms.path)).text()).not.toMatch(/assets\/pdf/)
})

test('one worker serves one document after the other, there and back', onlyLong, async ({ page }) => {
  await page.goto(terms.path)
  await expectDrawn(page)
  await toReturns(page)
  await toTerms(page)
  await way(page, /^Privacy policy/).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.locator('.pdf-sheet').first()).toContainText('Privacy Policy')
  await expectDrawn(page)
  expect(page.workers()).toHaveLength(1)
})
