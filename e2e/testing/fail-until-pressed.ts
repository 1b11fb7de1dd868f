import type { Page } from '@playwright/test'

/** The status of the answer, or no answer at all. */
type Fault = 500 | 503 | 404 | 'cut'

/**
 * Lets calls fail until the button of this name is pressed. Haat asks again by itself every few seconds, and what it is
 * answered then takes the button away before a busy machine has pressed it.
 */
export async function failUntilPressed(page: Page, url: string | RegExp, fault: Fault, name: string) {
  let asked = 0
  const listen = (wanted: string) =>
    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null
        if (button?.textContent?.includes(wanted)) Object.assign(window, { isPressed: true })
      },
      true,
    )
  await page.addInitScript(listen, name)
  await page.evaluate(listen, name)
  await page.route(url, async (route) => {
    asked += 1
    // Asked in the page, so that the call that follows the press finds it pressed.
    if (await page.evaluate(() => 'isPressed' in window)) return route.continue()
    if (fault === 'cut') return route.abort()
    const json = { success: false, code: 'INTERNAL_ERROR', message: 'Scripted' }
    return route.fulfill({ status: fault, json })
  })
  return {
    get asked() {
      return asked
    },
  }
}
