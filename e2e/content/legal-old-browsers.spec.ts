import type { Page } from '@playwright/test'
import { newerThanSupport } from '../../scripts/support/newer-than-support.ts'
import { expectDrawn, reader, sheets, terms, workerCode } from './legal-pages.ts'
import { expect, test } from '../testing/haat-test.ts'

const fileName = 'haat-terms-and-conditions-v3.pdf'

async function expectDownload(page: Page) {
  const link = page.getByRole('link', { name: /^Download PDF/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(fileName)
  expect(await download.failure()).toBeNull()
}

test('pages are drawn where page and worker lack all calls that are newer than our support', async ({
  page,
}) => {
  await page.addInitScript({ content: newerThanSupport })
  await page.route(workerCode, async (route) => {
    const answer = await route.fetch()
    const isOld = `if('try'in Promise||'withResolvers'in Promise||'transferToFixedLength'in ArrayBuffer.prototype)throw Error('too new');`
    await route.fulfill({ response: answer, body: `${newerThanSupport};${isOld}${await answer.text()}` })
  })
  await page.goto(terms.path)
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
  await expectDrawn(page)
  await expect(sheets(page).first()).toContainText('Haat is a marketplace.')
  expect(await page.evaluate(() => 'any' in AbortSignal || 'groupBy' in Map)).toBe(false)
})

test.describe('where pdf.js cannot start', () => {
  test.use({ expectedNoise: [/pdf\.js cannot run here/] })

  test('text and download are there, and Retry brings the pages', async ({ page }) => {
    await page.route(workerCode, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw Error('pdf.js cannot run here')" }),
    )
    await page.goto(terms.path)
    await expect(page.getByRole('alert')).toContainText('Failed to load PDF file.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.heading)
    await expect(page.getByText('Last Updated')).toHaveText(terms.date)
    await expect(reader(page).getByRole('heading', { name: '1. Who we are' })).toBeVisible()
    await expect(reader(page)).toContainText(
      'Haat is a marketplace. Vendors sell goods and services through it',
    )
    await expect(reader(page).getByRole('columnheader', { name: 'Particular' })).toBeVisible()
    await expectDownload(page)
    await page.unroute(workerCode)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectDrawn(page)
    await expect(page.getByText('Failed to load PDF file.')).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the file is a link, and the text a page', async ({ page }) => {
    await page.goto(terms.path)
    await expectDownload(page)
    await page.goto(`${terms.path}?as=text`)
    await expect(page.getByText('Last Updated')).toHaveText(terms.date)
    await expect(reader(page).getByRole('heading', { name: '1. Who we are' })).toBeVisible()
    await expectDownload(page)
  })
})
