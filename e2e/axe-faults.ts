import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Colours fade into one another; judged half-way they have a contrast that nobody sees. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((animation) => animation.finished))
  })

/** What axe finds wrong with a page or a part of it, as lines that name the element. */
export async function axeFaults(page: Page, part: { include?: string; exclude?: string } = {}) {
  await comeToRest(page)
  const axe = new AxeBuilder({ page })
  if (part.include) axe.include(part.include)
  if (part.exclude) axe.exclude(part.exclude)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
