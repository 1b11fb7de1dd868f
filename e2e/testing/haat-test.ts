import { test as base, expect } from '@playwright/test'

interface Options {
  /** Console messages that this test causes on purpose, such as the one about an expected 404. */
  expectedNoise: RegExp[]
}

/** Playwright's test, in which console errors, warnings and policy violations of the page fail the test. */
export const test = base.extend<Options>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        noise.push(`${message.text()} ${message.location().url}`)
    })
    await use(page)
    const unexpected = noise.filter((proxy) => !expectedNoise.some((pattern) => pattern.test(proxy)))
    expect(unexpected, 'the browser console must stay silent').toEqual([])
  },
})

export { expect }
