import {
  contentCalls,
  contentWith,
  fileCalls,
  giveSmallFiles,
  holdAnswers,
  pageCount,
  pdfBody,
  sheets,
  terms,
  expectDrawn,
  viewerCode,
  workerCode,
} from './legal-pages.ts'
import { samplePdf } from '../testing/legal-sample-pdf.ts'
import { failUntilPressed } from '../testing/fail-until-pressed.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'

test.use({ expectedNoise: [/^Failed to load resource/] })

test.beforeEach(({ context }) => giveSmallFiles(context))

for (const [what, url] of someOf(
  [
    ['the content', contentCalls],
    ['the file', fileCalls],
    ['the viewer', viewerCode],
  ] as const,
  1,
)) {
  test(`"Loading terms..." stands in the box until ${what} is there`, async ({ page }) => {
    const release = await holdAnswers(page, url)
    const asked = page.waitForRequest(url)
    await page.goto(terms.path)
    await asked
    await expect(page.getByRole('status').filter({ hasText: /^Loading terms\.\.\.$/ })).toBeVisible()
    release()
    await expectDrawn(page)
    await expect(page.getByText('Loading terms...')).toBeHidden()
  })
}

for (const [what, status, isAsked] of [
  ['no such content', 404, (times: number) => times === 1],
  // It is asked once more at once, and then every few seconds.
  ['a broken server', 500, (times: number) => times > 1],
] as const) {
  test(`"Failed to load terms." on ${what}, and Retry brings them`, async ({ page }) => {
    const fault = await failUntilPressed(page, contentCalls, status, 'Retry')
    await page.goto(terms.path)
    await expect(page.getByRole('alert')).toContainText('Failed to load terms.')
    await expect(page.getByText('Loading terms...')).toBeHidden()
    await expect(page.getByText('Last Updated')).toBeHidden()
    expect(isAsked(fault.asked)).toBe(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectDrawn(page)
  })
}

test('"Failed to load terms." without a network, and Retry once it is back', async ({ page, context }) => {
  await page.goto(terms.path)
  await expectDrawn(page)
  const way = page.getByRole('main').getByRole('link', { name: /^Privacy policy/ })
  // Pointing at a link fetches the code of its page.
  await Promise.all([page.waitForResponse(/privacy-policy-.*\.js/), way.focus()])
  await failUntilPressed(page, contentCalls, 'cut', 'Retry')
  await context.setOffline(true)
  await way.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(page.getByText('Failed to load terms.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectDrawn(page)
})

test('"Terms document not available." when there is no file, with the date', async ({ page }) => {
  await page.route(contentCalls, (route) => route.fulfill(contentWith([])))
  await page.goto(terms.path)
  await expect(page.getByText('Terms document not available.')).toBeVisible()
  await expect(page.getByText('Last Updated')).toHaveText(terms.date)
  await expect(page.getByRole('link', { name: /^Download/ })).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeHidden()
})

test('the first of several files is the one that is shown', async ({ page, context }) => {
  await context.unroute(fileCalls)
  const file = { id: 'a', contentType: 'application/pdf', sizeBytes: 1_000 }
  const files = ['first.pdf', 'second.pdf'].map((name) => ({ ...file, name, url: `/api/files/a/${name}` }))
  await page.route(contentCalls, (route) => route.fulfill(contentWith(files)))
  await page.route('**/api/files/a/first.pdf', (route) =>
    route.fulfill(pdfBody(samplePdf({ isSecondBroken: false }))),
  )
  await page.goto(terms.path)
  await expect(sheets(page).first()).toContainText('Namaste')
  await expect(pageCount(page)).toHaveText('Page 1 of 2')
})

for (const [what, answer] of someOf(
  [
    ['a missing file', { status: 404, json: { success: false, code: 'NOT_FOUND', message: 'No' } }],
    ['a file that is no PDF', pdfBody('this is no PDF')],
    ['an empty file', pdfBody('')],
  ] as const,
  1,
)) {
  test(`"Failed to load PDF file." on ${what}, and Retry brings it`, async ({ page }) => {
    await page.route(fileCalls, (route) => route.fulfill(answer))
    await page.goto(terms.path)
    await expect(page.getByRole('alert')).toContainText('Failed to load PDF file.')
    await expect(page.getByText('Last Updated')).toHaveText(terms.date)
    await page.unroute(fileCalls)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectDrawn(page)
    await expect(page.getByText('Failed to load PDF file.')).toBeHidden()
  })
}

for (const [what, url] of someOf(
  [
    ['the line breaks while the file comes', fileCalls],
    ['the viewer cannot be fetched', viewerCode],
    ['its worker cannot be fetched', workerCode],
  ] as const,
  1,
)) {
  test(`"Failed to load PDF file." when ${what}, and Retry brings it`, async ({ page }) => {
    await page.route(url, (route) => route.abort())
    await page.goto(terms.path)
    await expect(page.getByRole('alert')).toContainText('Failed to load PDF file.')
    await page.unroute(url)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectDrawn(page)
  })
}

test('"Failed to load the page." in place of the one page that is broken', async ({ page }) => {
  await page.route(fileCalls, (route) => route.fulfill(pdfBody(samplePdf({ isSecondBroken: true }))))
  await page.goto(terms.path)
  await expect(sheets(page).nth(0)).toContainText('Namaste')
  await expect(sheets(page).nth(1)).toHaveText('Failed to load the page.')
  await expect(page.getByText('Failed to load PDF file.')).toBeHidden()
})

test('links in a document lead out, in a window of their own', async ({ page }) => {
  await page.goto(terms.path)
  const link = sheets(page).getByRole('link', { name: 'https://haat.example/' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  // The page is drawn once more when its width is known, and has no box meanwhile.
  await expect(async () => {
    const sheet = (await sheets(page).first().boundingBox())!
    const box = (await link.boundingBox())!
    expect((box.x - sheet.x) / sheet.width).toBeCloseTo(0.1, 1)
  }).toPass()
})

for (const [what, url] of someOf(
  [
    ['the content', contentCalls],
    ['the file', fileCalls],
    ['the viewer', viewerCode],
  ] as const,
  1,
)) {
  test(`leaving while ${what} loads is quiet, and the next document comes`, async ({ page, context }) => {
    await context.unroute(fileCalls)
    const asked = page.waitForRequest(url)
    const release = await holdAnswers(page, url)
    await page.goto(terms.path)
    await asked
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Return policy/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return and Refund Policy')
    release()
    await expectDrawn(page)
    await expect(sheets(page).first()).toContainText('Return and Refund Policy')
  })
}
