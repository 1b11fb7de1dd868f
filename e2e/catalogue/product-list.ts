import type { Page } from '@playwright/test'
import { hydrateIslands } from '../testing/hydrate-islands.ts'

export const cards = (page: Page) => page.getByRole('article')
export const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()
export const chips = (page: Page) => page.getByRole('list', { name: 'Selected filters' })
export const panel = (page: Page) => page.getByRole('form', { name: 'Filters' })
export const isPhone = (page: Page) => page.viewportSize()!.width < 1024

/** The figure in "131 products from 14 vendors". */
export const total = async (page: Page) => {
  const text = await page.getByText(/^[\d,]+ products? from [\d,]+ vendors?$/).innerText()
  return Number(text.split(' ')[0]!.replaceAll(',', ''))
}

export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrateIslands(page)
}

/** The filters: a dialog on phones, a panel beside the list on wider screens. */
export async function openFilters(page: Page) {
  if (!isPhone(page)) return panel(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}
