import { legalPages, pageCount, reader, sheets, terms, expectDrawn } from './legal-pages.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { isLongRun, onlyLong, someOf } from '../testing/long-run.ts'

for (const { path, heading, date, nepaliHeading, nepaliDate, links } of someOf(legalPages, 1)) {
  test(`${path}: heading, date, document, download and ways on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText('Last Updated')).toHaveText(date)
    await expectDrawn(page)
    await expect(sheets(page).first()).toContainText('Haat')
    expect(await sheets(page).count()).toBeGreaterThan(2)
    await expect(page).toHaveTitle(/^(Terms and conditions|Return policy|Privacy policy) \| Haat$/)
    await expect(
      page.getByRole('navigation', { name: 'More to read, and help' }).getByRole('link'),
    ).toHaveText(links.map((way) => new RegExp(`^${way}`)))
  })

  test(`${path} in Nepali`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'ne', url: baseURL! }])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nepaliHeading)
    await expect(page.getByText('पछिल्लो अद्यावधिक')).toHaveText(nepaliDate)
    await expect(page.getByText(/^[०-९]+ मध्ये पृष्ठ १$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^PDF डाउनलोड गर्नुहोस्, [०-९]+ kB$/ })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/Loading|Failed|Last Updated|Download/)
    // In turns, so that an answer or a page that was kept in one language would show in the other.
    const download = page.getByRole('main').locator('a[download]')
    const expectNepali = async () => {
      await expect(download).toHaveAttribute('download', /-ne\.pdf$/)
      await expect(page.locator('[lang=ne] .pdf-sheet').first()).toContainText('हाट')
    }
    for (let turn = 0; turn < (isLongRun ? 2 : 1); turn++) {
      await expectNepali()
      await page.getByRole('button', { name: 'English (EN), अङ्ग्रेजी' }).click()
      await expect(download).toHaveAttribute('download', /-v\d+\.pdf$/)
      await expect(page.locator('[lang=en] .pdf-sheet').first()).toContainText(heading)
      await page.reload()
      await expect(download).toHaveAttribute('download', /-v\d+\.pdf$/)
      await page.getByRole('button', { name: 'नेपाली (Nepali)' }).click()
      await page.reload()
    }
    await expectNepali()
  })

  // In the short run, pages.spec.ts checks these pages with axe.
  for (const colorScheme of someOf(['light', 'dark'] as const, 0)) {
    test(`${path}: nothing for axe to find, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectDrawn(page)
      // The text layer is invisible and repeats the canvas below it.
      expect(await axeFaults(page, { exclude: '.textLayer' })).toEqual([])
    })
  }
}

test('the server draws heading and loading words, and asks for no content', async ({ request }) => {
  const html = await (await request.get(terms.path)).text()
  expect(html).toContain(`${terms.heading}</h1>`)
  expect(html).toContain('Loading terms...')
  expect(html).not.toContain('Last Updated')
  expect(html).not.toContain('.pdf"')
})

test(
  'its text can be selected unseen over its picture, and the download is the very file',
  onlyLong,
  async ({ page, request }) => {
    await page.goto(terms.path)
    await expectDrawn(page)
    const text = sheets(page).first().getByText('Haat is a marketplace.')
    await text.click({ clickCount: 3 })
    expect(await page.evaluate(() => String(getSelection()))).toContain('Haat is a marketplace.')
    expect(await text.evaluate((span) => getComputedStyle(span, '::selection').color)).toBe(
      'rgba(0, 0, 0, 0)',
    )
    const link = page.getByRole('link', { name: /^Download PDF, / })
    const file = await request.get((await link.getAttribute('href'))!)
    const { length } = await file.body()
    await expect(link).toHaveText(`Download PDF, ${Math.round(length / 1000)} kB`)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('haat-terms-and-conditions-v3.pdf')
  },
)

test('by keyboard: the box takes the focus, scrolls, the count follows, and only pages near the view are drawn', async ({
  page,
}) => {
  await page.goto(terms.path)
  await expectDrawn(page)
  const pages = await sheets(page).count()
  await expect(sheets(page).last()).toContainText('Haat')
  await expect(sheets(page).last().locator('canvas')).toHaveCount(0)
  await page.getByRole('link', { name: /^Download PDF/ }).focus()
  await page.keyboard.press('Tab')
  await expect(reader(page)).toBeFocused()
  await expect(pageCount(page)).toHaveText(`Page 1 of ${pages}`)
  await page.keyboard.press('PageDown')
  await expect.poll(() => reader(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  await page.keyboard.press('End')
  await expect(pageCount(page)).toHaveText(`Page ${pages} of ${pages}`)
  await expect(sheets(page).last().locator('canvas')).toBeVisible()
  await expect(sheets(page).first().locator('canvas')).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect(pageCount(page)).toHaveText(`Page 1 of ${pages}`)
})
