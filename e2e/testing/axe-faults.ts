import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Waits for the end of all animations: half-way through a fade, colours have a contrast that nobody sees. */
const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    // After a change of the colour scheme the transitions begin with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })

/** The violations that axe finds on a page or a part of it, each as a text with the rule and the element. */
export async function axeFaults(page: Page, part: { include?: string; exclude?: string } = {}) {
  await finishAnimations(page)
  // Our pages have no frames of others, so that axe needs no second page to put its results together.
  // The rule for names that leave out the visible words is off by default, since it is young.
  const rules = { 'label-content-name-mismatch': { enabled: true } }
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).setLegacyMode()
  if (part.include) axe.include(part.include)
  if (part.exclude) axe.exclude(part.exclude)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
