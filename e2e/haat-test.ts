import { test as base, expect } from '@playwright/test'

interface Options {
  /** Browser lines that this test provokes on purpose, such as the one about an expected 404. */
  expectedNoise: RegExp[]
}

/** A page whose console stays silent: errors, warnings and policy violations fail the test that caused them. */
export const test = base.extend<Options>({
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    await use(page)
    const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the browser console must stay silent').toEqual([])
  },
})

export { expect }
