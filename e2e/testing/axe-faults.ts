import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Part {
  include?: string
  exclude?: string
}

/**
 * Waits for the end of all animations: half-way through a fade, colours have a contrast that nobody sees. Transitions
 * are off, because those of parts that are not in view begin only when axe looks at them.
 */
const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    // After a change of the colour scheme the transitions begin with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })

/** The rule for names that leave out the visible words is off by default, since it is young. */
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  // No rule of ours needs the text of the style sheets or the length of films, for which axe would wait.
  preload: false,
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/**
 * The violations that axe finds on a page or a part of it, each as a text with the rule and the element. Our pages have no
 * frames of others, so axe is read into the page itself, and once: that takes a quarter of the time off.
 */
export async function axeFaults(page: Page, { include = 'html', exclude }: Part = {}) {
  await finishAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const where = { include: [include], exclude: exclude ? [exclude] : [] }
  return page.evaluate(
    async (given) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await inPage.run(given.where, given.options as axe.RunOptions)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { where, options },
  )
}
