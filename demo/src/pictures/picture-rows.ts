import type { NewPicture } from '@haat/api/domains/pictures/pictures.service.ts'
import { widthsFor } from '@haat/api/platform/pictures/picture-widths.ts'
import { pictureHash } from '@haat/api/platform/pictures/picture-hash.ts'
import type { PictureSpec } from '../shop/demo-types.ts'
import { emptyStage } from './empty-stage.ts'

/** Part of the id of every picture: raise it when the studio would draw the same description differently. */
const studioVersion = 1
/** Width and height of every picture of the demo. */
export const demoPictureSide = 1280
/**
 * Ends of the groups that are composed one after the other. Within a group pictures of the same object follow each
 * other, because drawing an object is slow and is done once for neighbours.
 */
const groupEnds = [48, 300, Infinity]

/** The id follows from the description, so it is known before the picture is composed. */
export function demoPictureId({ object, beside, hue, backdrop, stage }: PictureSpec): string {
  const described = [object, beside ?? '', hue ?? 0, backdrop, stage].join(' ')
  return pictureHash(`studio ${studioVersion}`, described)
}

/** The rows of pictures, from descriptions in the order of their importance; equal descriptions share a row. */
export function demoPictureRows(specs: readonly PictureSpec[]): NewPicture[] {
  const distinct = [...new Map(specs.map((spec) => [demoPictureId(spec), spec]))]
  const groupOf = (index: number) => groupEnds.findIndex((end) => index < end)
  return distinct
    .map(([id, spec], index) => ({ id, spec, group: groupOf(index) }))
    .toSorted((a, b) => a.group - b.group || compare(a.spec.object, b.spec.object))
    .map(({ id, spec }, position) => ({
      id,
      spec,
      position,
      status: 'waiting',
      width: demoPictureSide,
      height: demoPictureSide,
      widths: widthsFor(demoPictureSide),
      blur: emptyStage(spec.backdrop),
    }))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
