import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'

for (const colorScheme of someOf(['light', 'dark'] as const, 0)) {
  test(`every primitive is shown, accessible and silent, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/dev/gallery')
    expect(await axeFaults(page)).toEqual([])
  })
}

for (const language of ['en', 'ne']) {
  test(`money, numbers and dates read the same from Node and from Chromium (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const texts: string[] = []
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        javaScriptEnabled,
        timezoneId: 'America/New_York',
        baseURL: baseURL!,
      })
      await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
      const page = await context.newPage()
      await page.goto('/dev/gallery')
      const figures = page.getByRole('region', { name: 'Price, date, rating' })
      texts.push(await figures.innerText())
      await context.close()
    }
    expect(texts[0]).toMatch(language === 'en' ? /Rs\.\u00a01,23,456\.50/ : /रु\.\u00a0१,२३,४५६\.५०/)
    expect(texts[1]).toBe(texts[0])
  })
}
