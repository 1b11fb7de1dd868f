import type { Page } from '@playwright/test'
import { failUntilPressed } from '../testing/fail-until-pressed.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'What is on at the haat' })
const title = (page: Page, name: string) => carousel(page).getByRole('heading', { name })

test('the slides turn by button, key and dot, say where they are, and stand still on request', async ({
  page,
}) => {
  await page.goto('/')
  await expect(title(page, 'Winter comes down from the hills')).toBeVisible()
  await carousel(page).getByRole('button', { name: 'Next slide (2 of 4)' }).click()
  await expect(title(page, 'A price before they come')).toBeVisible()
  await expect(title(page, 'Winter comes down from the hills')).toBeHidden()
  await expect(carousel(page).getByRole('status')).toHaveText('Slide 2 of 4: A price before they come')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(title(page, 'From every hill to your door')).toBeVisible()
  await carousel(page).getByRole('button', { name: 'Slide 3 of 4' }).click()
  await expect(carousel(page).getByRole('link', { name: 'See what Nepal makes' })).toHaveAttribute(
    'href',
    '/products/?origin=nepal',
  )
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click()
  await expect(carousel(page).getByRole('button', { name: 'Play the slides' })).toBeVisible()
})

test('one text has gone before the next one comes', onlyLong, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await carousel(page).getByRole('button', { name: 'Slide 1 of 4' }).click()
  const seenTogether = await carousel(page).evaluate(async (section) => {
    const texts = [...section.querySelectorAll('h2')].map((heading) => heading.parentElement!)
    section.querySelector<HTMLElement>('[aria-label^="Next slide"]')!.click()
    let most = 0
    do {
      await new Promise(requestAnimationFrame)
      const isSeen = (text: Element) =>
        getComputedStyle(text).visibility === 'visible' && Number(getComputedStyle(text).opacity) > 0.05
      most = Math.max(most, texts.filter(isSeen).length)
    } while (texts.some((text) => text.getAnimations().length > 0))
    return most
  })
  expect(seenTogether).toBe(1)
})

test('slides run by themselves every five seconds, but not for those who want no motion', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  // The page is hydrated when its buttons react.
  await carousel(page).getByRole('button', { name: 'Slide 1 of 4' }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(5100)
  await expect(title(page, 'A price before they come')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(carousel(page).getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(title(page, 'A price before they come')).toBeVisible()
})

test('one slide has no controls', onlyLong, async ({ page }) => {
  const own = { en: 'Only this', ne: 'यति मात्र' }
  const slide = { kicker: own, title: own, text: own, button: own, link: '/products/', tone: 'pine' }
  await page.route('**/api/home/slides', (route) =>
    route.fulfill({
      json: { success: true, message: '', data: [{ id: 'one', ...slide, scene: 'craft', picture: null }] },
    }),
  )
  await page.goto('/about')
  await page.getByRole('link', { name: 'Haat, home' }).click()
  await expect(title(page, 'Only this')).toBeVisible()
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
})

test('every section comes when one gets there, and leads on', async ({ page }) => {
  await page.goto('/')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section('Walk the lanes').getByRole('listitem')).toHaveCount(8)
  await expect(section('Saturday market deals').getByRole('article')).toHaveCount(5)
  await expect(section('Saturday market deals').getByRole('timer')).toContainText(
    /Ends in.*\d+ d.*\d\d h.*\d\d m/,
  )
  for (const [name, count] of [
    ['New arrivals', 5],
    ['Hands you can hire', 3],
    ['Vendors of the week', 4],
  ] as const) {
    await page.mouse.wheel(0, 900)
    await expect(section(name).getByRole('article')).toHaveCount(count)
  }
  await section('Vendors of the week').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/vendors\/[a-z-]+$/)
})

test.describe('a section that cannot be read', () => {
  test.use({ expectedNoise: [/status of 500|Scripted/] })

  test('says so alone, and comes when asked again', async ({ page }) => {
    await failUntilPressed(page, '**/api/vendors?*', 500, 'Retry')
    await page.goto('/')
    await page.getByRole('heading', { name: 'Our team answers' }).scrollIntoViewIfNeeded()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('This section could not be loaded')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('region', { name: 'Vendors of the week' }).getByRole('article')).toHaveCount(
      4,
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lanes and deals can be read and followed', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('region', { name: 'Saturday market deals' }).getByRole('article'),
    ).toHaveCount(5)
    await page.getByRole('region', { name: 'Walk the lanes' }).getByRole('link', { name: 'Clothing' }).click()
    await expect(page).toHaveURL(/\/products\/?\?category=clothing/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'cards of the deals are laid out when somebody comes near, in the room they were given',
    onlyLong,
    async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).not.toHaveClass('unpainted')
      const card = page.locator('.deal-grid > li').first()
      const look = () =>
        card.evaluate((item) => ({
          isLaidOut: item.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
          height: item.getBoundingClientRect().height,
        }))
      const far = await look()
      expect(far.isLaidOut).toBe(false)
      await page.getByRole('region', { name: 'Saturday market deals' }).scrollIntoViewIfNeeded()
      await expect.poll(async () => (await look()).isLaidOut).toBe(true)
      expect(Math.abs((await look()).height - far.height)).toBeLessThan(24)
    },
  )
})

test('search engines are told who runs the shop', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(facts!)).toMatchObject({ '@type': 'Organization', legalName: 'Haat Bazaar Pvt. Ltd.' })
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/"/)
})

test('names no address of its own to who came by another name', async ({ request }) => {
  const html = await (await request.get('/', { headers: { host: 'another.example' } })).text()
  expect(html).not.toContain('another.example')
  expect(html).not.toContain('rel="canonical"')
})
