import { makeBlur, makeSizes } from '#platform/pictures/make-sizes.ts'
import { createPictureStorage, type PictureStorage } from '#platform/pictures/picture-storage.ts'
import { widthsFor } from '#platform/pictures/picture-widths.ts'
import { serveWorkshop } from '#platform/pictures/workshop-process.ts'
import { composeCard } from '../../../studio/compose-card.ts'
import { drawing } from '../../../studio/drawings.ts'
import type { PictureSpec } from './demo-types.ts'
import { demoPictureSide } from './picture-rows.ts'

export type ComposeTask = { root: string; id: string; spec: PictureSpec }

const drawingQuality = 86

/** The set of drawings is 100 MB that are read once: what is not gathered in one go is read again later. */
async function gather(names: string[]) {
  for (const name of names) {
    try {
      drawing(name)
    } catch {
      // The one picture that needs it says so.
    }
  }
}

/** The files are written here; only the blur goes back. */
async function compose({ root, id, spec }: ComposeTask): Promise<string> {
  const storage = createPictureStorage(root)
  const kept = await keptBlur(storage, id)
  if (kept) return kept
  const { files, blur } = await makeSizes(await paint(spec), drawingQuality)
  for (const { width, bytes } of files) await storage.put({ id, width, format: 'webp' }, bytes)
  return blur
}

/** The largest version is written last: where it is, an earlier run or another server has made them all. */
async function keptBlur({ read }: PictureStorage, id: string): Promise<string | undefined> {
  const widths = widthsFor(demoPictureSide)
  const largest = await read({ id, width: Math.max(...widths), format: 'webp' })
  const smallest = largest && (await read({ id, width: Math.min(...widths), format: 'webp' }))
  return smallest && makeBlur(smallest)
}

function paint({ object, beside, hue = 0, backdrop, stage }: PictureSpec) {
  // The colour in the name is the main object's; what stands beside keeps its own.
  const objects = [{ name: object, hue }, ...(beside ? [{ name: beside }] : [])]
  return composeCard({ backdrop, stage, objects, width: demoPictureSide, height: demoPictureSide })
}

serveWorkshop({ gather, compose })
