import { makeBlur, makeSizes } from '@haat/api/platform/pictures/make-sizes.ts'
import { createPictureStorage, type PictureStorage } from '@haat/api/platform/pictures/picture-storage.ts'
import { widthsFor } from '@haat/api/platform/pictures/picture-widths.ts'
import { composeCard } from './compose-card.ts'
import { servePictureTasks } from '@haat/api/platform/pictures/worker/serve-picture-tasks.ts'
import { getDrawing } from '../../../studio/drawings.ts'
import type { PictureSpec } from '../shop/demo-types.ts'
import { demoPictureSide } from './picture-rows.ts'

export type ComposeTask = { root: string; id: string; spec: PictureSpec }

const drawingQuality = 86

/** Loads all drawings in one go: the file that holds them has 100 MB, and every later drawing would read it again. */
async function loadDrawings(names: string[]) {
  for (const name of names) {
    try {
      getDrawing(name)
    } catch {
      // A drawing that does not exist fails later, when the one picture that needs it is composed.
    }
  }
}

/** Writes the files of a picture and returns its blurred preview. */
async function compose({ root, id, spec }: ComposeTask): Promise<string> {
  const storage = createPictureStorage(root)
  const existing = await findExistingBlur(storage, id)
  if (existing) return existing
  const { files, blur } = await makeSizes(await composeSpec(spec), drawingQuality)
  for (const { width, bytes } of files) await storage.put({ id, width, format: 'webp' }, bytes)
  return blur
}

/** Where the largest file exists, which is written last, an earlier run or another server has made all of them. */
async function findExistingBlur({ read }: PictureStorage, id: string): Promise<string | undefined> {
  const widths = widthsFor(demoPictureSide)
  const largest = await read({ id, width: Math.max(...widths), format: 'webp' })
  const smallest = largest && (await read({ id, width: Math.min(...widths), format: 'webp' }))
  return smallest && makeBlur(smallest)
}

function composeSpec({ object, beside, hue = 0, backdrop, stage }: PictureSpec) {
  // Only the main object takes the hue of the product; the object beside it keeps its own colours.
  const objects = [{ name: object, hue }, ...(beside ? [{ name: beside }] : [])]
  return composeCard({ backdrop, stage, objects, width: demoPictureSide, height: demoPictureSide })
}

servePictureTasks({ loadDrawings, compose })
