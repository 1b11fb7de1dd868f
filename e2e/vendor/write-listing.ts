import { expect, type Locator, type Page } from '@playwright/test'
import { isCameraPage } from '../../contract/src/shared/camera-pages.ts'
import { fill } from './write-application.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const saved = (page: Page) => page.getByText(/^Saved \d/)

/** Photographs something so many times: here, another strip of what the phone shows each time. */
export async function takePictures(page: Page, count: number, isNew = false) {
  const shots: Buffer[] = []
  for (let at = 0; at < count; at += 1)
    shots.push(await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 60 * at, width: 390, height: 390 } }))
  // An editor that came into view without being loaded is loaded anew: only its own document may open a camera.
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)
  const loading = isCameraPage(new URL(loaded).pathname) ? undefined : page.waitForEvent('load')
  // A new product begins with the camera.
  await page.getByRole('button', { name: isNew ? 'Open the camera' : /^Take pictures/ }).click()
  await loading
  const camera = page.getByRole('dialog', { name: isNew ? 'New product' : 'Take pictures' })
  for (const buffer of shots)
    await camera
      .getByLabel('Take a picture')
      .setInputFiles({ name: 'shot.jpg', mimeType: 'image/jpeg', buffer })
  await camera.getByRole('button', { name: count === 1 ? 'Use this one' : `Use these ${count}` }).click()
  await expect(page.getByRole('textbox', { name: /^Words for picture \d, English$/ })).toHaveCount(count)
}

export async function describePictures(page: Page, count: number, words: string) {
  for (let at = 1; at <= count; at += 1)
    await fill(page, { [`Words for picture ${at}, English`]: `${words}, seen ${at}` })
}

/** Goes on to the next step that lacks something. */
export const goOn = (page: Page) => page.getByRole('button', { name: /^Go on/ }).click()

export async function chooseCategory(page: Page, name: string) {
  const chip = page.getByRole('group', { name: /^Where does it belong/ })
  await chip.getByRole('button', { name: /^(Another|Choose a category)$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Adds an option with its values, each in English and Nepali. */
export async function addOption(
  page: Page,
  add: string,
  [option, ...values]: [[string, string], ...[string, string][]],
) {
  const dialog = page.getByRole('dialog')
  const write = async (label: string, [en, ne]: [string, string]) => {
    await dialog.getByRole('textbox', { name: `${label} · English` }).fill(en)
    await dialog.getByRole('textbox', { name: `${label} · Nepali` }).fill(ne)
  }
  const apply = async () => {
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const [first, ...rest] = values
  await button(page, add).click()
  await write('Name of the option', option)
  await write('First value', first!)
  await apply()
  for (const value of rest) {
    await button(page, `Add a value: ${option[0]}`).click()
    await write('Value', value)
    await apply()
  }
}

/** Writes a text in both languages into two fields. */
export const fillBoth = (within: Page | Locator, label: string, en: string, ne: string) =>
  within
    .getByRole('textbox', { name: `${label} · English` })
    .fill(en)
    .then(() => within.getByRole('textbox', { name: `${label} · Nepali` }).fill(ne))
