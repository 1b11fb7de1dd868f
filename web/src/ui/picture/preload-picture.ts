import { preload } from 'react-dom'
import type { Picture } from '@haat/contract/shared/picture.ts'

type Files = Pick<Picture, 'src' | 'widths'>

/** The files of a picture as a `srcset`. */
export const pictureFiles = ({ src, widths }: Files, format: 'avif' | 'webp', suffix = '') =>
  widths.map((width) => `${src}-${width}.${format}${suffix} ${width}w`).join(', ')

/** Adds a preload of a picture to this page, in the format that nearly every browser supports. */
export const preloadPicture = (files: Files, sizes: string) =>
  preload(`${files.src}-${files.widths.at(-1)}.webp`, {
    as: 'image',
    fetchPriority: 'high',
    type: 'image/avif',
    imageSrcSet: pictureFiles(files, 'avif'),
    imageSizes: sizes,
  })

/**
 * Fetches a picture of another page into the browser's cache. It uses an `Image`, since browsers warn about a
 * preload that the page does not use. Of the widths only those that the picture has.
 */
export function prefetchPicture({ src, widths }: Files, sizes: string, onlyWidths: readonly number[]) {
  const files = { src, widths: widths.filter((width) => onlyWidths.includes(width)) }
  const [picture, source, image] = [
    document.createElement('picture'),
    document.createElement('source'),
    new Image(),
  ]
  Object.assign(source, { type: 'image/avif', sizes, srcset: pictureFiles(files, 'avif') })
  picture.append(source, image)
  Object.assign(image, { fetchPriority: 'low', sizes, srcset: pictureFiles(files, 'webp') })
}
