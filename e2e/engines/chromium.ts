import { chromium } from '@playwright/test'
import { chromiumArguments, testChromiumPath } from '../../scripts/check/chromium.ts'
import type { Engine } from './engine.ts'

/** Chromium, in which a script may run before those of each page. */
export async function startChromium(before: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: testChromiumPath(), args: chromiumArguments })
  return {
    async openTab() {
      const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' })
      await context.addInitScript(before)
      const page = await context.newPage()
      const noise: string[] = []
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          noise.push(`${message.text()} ${message.location().url}`)
      })
      return {
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (...keys) => page.keyboard.press(keys.join('+')),
        async attach(find, files) {
          const input = await page.evaluateHandle<HTMLInputElement>(find)
          await input.setInputFiles(files)
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        noise: async () => noise,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
