import { trueBounds } from './bounds.ts'
import type { Bounds } from './bounds.ts'
import type { Picture, PictureObject } from './picture.ts'

/** An object with its bounds in pixels of the picture. */
export type Placed = {
  object: PictureObject
  bounds: Bounds
  left: number
  top: number
  width: number
  height: number
  /** The part of the ground that it touches. */
  foot: { left: number; right: number; y: number }
}

const mainSize = 0.6
const secondSize = 0.3

export function placeAll(picture: Picture): Promise<Placed[]> {
  return Promise.all(
    picture.objects.map((object, order) => place(withDefaults(object, order, picture), picture)),
  )
}

export async function place(object: PictureObject, picture: Picture): Promise<Placed> {
  const bounds = await trueBounds(object.name)
  const longSide = (object.size ?? mainSize) * Math.min(picture.width, picture.height)
  const scale = longSide / Math.max(bounds.width, bounds.height)
  const width = Math.round(bounds.width * scale)
  const height = Math.round(bounds.height * scale)
  const left = Math.round((object.x ?? 0.5) * picture.width - width / 2)
  const y = Math.round((object.foot ?? 0.82) * picture.height)
  const before = (bounds.footLeft - bounds.left) * scale
  const after = (bounds.left + bounds.width - bounds.footRight) * scale
  const [leftGap, rightGap] = object.mirrored ? [after, before] : [before, after]
  const foot = { left: left + leftGap, right: left + width - rightGap, y }
  return { object, bounds, left, top: y - height, width, height, foot }
}

/** A second object stands in front to the left, because the quick-add button covers the lower right corner. */
function withDefaults(object: PictureObject, order: number, picture: Picture): PictureObject {
  const foot = picture.stage === 'plinth' ? 0.745 : 0.82
  const main = { size: mainSize, x: picture.objects.length > 1 ? 0.54 : 0.5, foot }
  const second = { size: secondSize, x: 0.27, foot: foot + 0.05 }
  return { hue: picture.hue ?? 0, ...(order === 0 ? main : second), ...object }
}
