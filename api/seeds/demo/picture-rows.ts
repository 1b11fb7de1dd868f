import type { NewPicture } from '#domains/pictures/pictures.service.ts'
import { widthsFor } from '#platform/pictures/picture-widths.ts'
import { pictureHash } from '#platform/pictures/picture-hash.ts'
import type { PictureSpec } from './demo-types.ts'
import { emptyStage } from './empty-stage.ts'

/** Part of every name: raise it when the studio would draw the same description differently. */
const studioVersion = 1
/** Also what the process that composes keeps to. */
export const demoPictureSide = 1280
/** Drawing an object is the slow part and is done once for neighbours, so each of these shares is put in its order. */
const shares = [48, 300, Infinity]

/** The name of a picture that may not be composed yet. */
export function demoPictureId({ object, beside, hue, backdrop, stage }: PictureSpec): string {
  const described = [object, beside ?? '', hue ?? 0, backdrop, stage].join(' ')
  return pictureHash(`studio ${studioVersion}`, described)
}

/** Rows for descriptions in the order of their importance; the same description twice is one row. */
export function demoPictureRows(specs: readonly PictureSpec[]): NewPicture[] {
  const distinct = [...new Map(specs.map((spec) => [demoPictureId(spec), spec]))]
  const shareOf = (place: number) => shares.findIndex((end) => place < end)
  return distinct
    .map(([id, spec], place) => ({ id, spec, share: shareOf(place) }))
    .toSorted((a, b) => a.share - b.share || compare(a.spec.object, b.spec.object))
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
