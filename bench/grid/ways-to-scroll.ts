import type { Page } from '@playwright/test'

/** Resolves when the page has drawn what it was told. */
const frame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame))

async function wheel(page: Page, pixels: number, times: number) {
  for (let at = 0; at < times; at += 1) {
    await page.mouse.wheel(0, pixels)
    await frame(page)
  }
}

/** The key repeats as it does for a finger that stays on it, but each time as soon as the page has answered. */
async function hold(page: Page, key: string, times: number) {
  for (let at = 0; at < times; at += 1) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

/** The bar at the right edge of the window is taken where it stands at the top of the page, and moved down and up. */
async function dragBar(page: Page) {
  const { width, height } = page.viewportSize()!
  const [x, top] = [width - 7, 22]
  const steps = 60
  await page.mouse.move(x, top)
  await page.mouse.down()
  for (let at = 0; at <= 2 * steps; at += 1) {
    const part = 1 - Math.abs(at - steps) / steps
    await page.mouse.move(x, top + part * (height - 2 * top))
    await frame(page)
  }
  await page.mouse.up()
}

/** The ways in which somebody goes through the grid; each begins at its top and says how far it must have come. */
export const waysToScroll: Record<string, (page: Page) => Promise<void>> = {
  'the wheel, notch by notch': (page) => wheel(page, 120, 150),
  'the wheel, flung down and up': async (page) => {
    await wheel(page, 3000, 25)
    await wheel(page, -3000, 25)
  },
  'the scroll bar, dragged down and up': dragBar,
  'End and Home of the page': async (page) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    for (const key of ['End', 'Home', 'End', 'Home']) {
      await page.keyboard.press(key)
      for (let at = 0; at < 60; at += 1) await frame(page)
    }
  },
  'ArrowDown, held': (page) => hold(page, 'ArrowDown', 200),
  'PageDown and PageUp, held': async (page) => {
    await hold(page, 'PageDown', 60)
    await hold(page, 'PageUp', 60)
  },
  'Ctrl End and Ctrl Home in the grid': async (page) => {
    for (const key of ['End', 'Home', 'End', 'Home', 'End', 'Home']) {
      await page.keyboard.press(`Control+${key}`)
      await frame(page)
      await frame(page)
    }
  },
}
