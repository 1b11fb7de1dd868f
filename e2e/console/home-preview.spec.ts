import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

/** A pixel differs if one of its colours does by more than smoothing of edges explains. */
const visibleDifference = 40
/** The share of pixels that may differ: edges that were smoothed otherwise, never a line of text. */
const tolerance = 0.002

/** Which share of the pixels of two pictures of one size differs. */
async function shareThatDiffers(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  expect([b!.info.width, b!.info.height]).toEqual([a!.info.width, a!.info.height])
  let differing = 0
  for (let at = 0; at < a!.data.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (colour) => Math.abs(a!.data[at + colour]! - b!.data[at + colour]!) <= visibleDifference,
    )
    if (!isSame) differing += 1
  }
  return differing / (a!.data.length / 3)
}

/** Waits until what a page paints has come: its fonts and the pictures that are in view. */
async function waitForPaint(content: Locator) {
  await expect(content.getByRole('heading', { name: 'Walk the lanes' })).toBeVisible()
  await content.evaluate(async ({ ownerDocument }) => {
    await ownerDocument.fonts.ready
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return top < ownerDocument.defaultView!.innerHeight && bottom > 0
    }
    await Promise.all(
      [...ownerDocument.images].filter(isInView).map((image) => image.decode().catch(() => {})),
    )
  })
}

/** The sizes of the preview's frame, and how much of the page the shop shows between its header and its bottom bar. */
const screens = [
  { name: 'desktop', width: 1280, height: 900, seen: 700 },
  { name: 'phone', width: 390, height: 760, seen: 480 },
] as const

test(
  'the preview is painted like the home page, at the width of a desktop and of a phone',
  onlyLong,
  async ({ page, baseURL }) => {
    // Slides that turn by themselves would be other slides in the two pictures.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const painted = new Map<string, Buffer>()
    for (const { name, width, height, seen } of screens) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const main = page.getByRole('main')
      await waitForPaint(main)
      // From a whole pixel on, as in the frame: half a pixel lower every edge is smoothed otherwise.
      const y = await main.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        element.style.marginTop = `${Math.ceil(top) - top}px`
        return Math.ceil(top)
      })
      painted.set(name, await page.screenshot({ clip: { x: 0, y, width, height: seen } }))
    }

    await signInAsStaff(page.context(), baseURL!)
    // The frame is painted in its own size beside the menu of the console, instead of smaller in its column.
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto('/staff/home')
    for (const { name, width, seen } of screens) {
      await page.getByRole('combobox', { name: 'Preview' }).selectOption(name)
      const frame = page.getByTitle('The home page with what is being prepared')
      const body = frame.contentFrame().locator('body')
      await frame.evaluate(({ style }) => {
        Object.assign(style, { position: 'fixed', left: '110px', top: '0', transform: 'none', zIndex: '9' })
      })
      await waitForPaint(body)
      // Without a doctype the frame is in quirks mode, in which styles apply otherwise than in the shop.
      expect(await body.evaluate(({ ownerDocument }) => ownerDocument.compatMode)).toBe('CSS1Compat')
      const preview = await page.screenshot({ clip: { x: 110, y: 0, width, height: seen } })
      await test.info().attach(`${name} in the shop`, { body: painted.get(name)!, contentType: 'image/png' })
      await test.info().attach(`${name} in the console`, { body: preview, contentType: 'image/png' })
      expect(await shareThatDiffers(painted.get(name)!, preview), name).toBeLessThan(tolerance)
    }
  },
)
