import { preload } from 'react-dom'
import type { Picture } from '@haat/contract/shared/picture.ts'

type Files = Pick<Picture, 'src' | 'widths'>

/** Its files for a `srcset`. */
export const pictureFiles = ({ src, widths }: Files, format: 'avif' | 'webp', suffix = '') =>
  widths.map((width) => `${src}-${width}.${format}${suffix} ${width}w`).join(', ')

/** Asks for what this very page shows first, in the format that nearly every browser takes. */
export const preloadPicture = (files: Files, sizes: string) =>
  preload(`${files.src}-${files.widths.at(-1)}.webp`, {
    as: 'image',
    fetchPriority: 'high',
    type: 'image/avif',
    imageSrcSet: pictureFiles(files, 'avif'),
    imageSizes: sizes,
  })

/** Brings what another page would show into the browser's cache: as a picture of no page, since a preload must be used. */
export function fetchPictureAhead(files: Files, sizes: string) {
  const [picture, source, image] = [
    document.createElement('picture'),
    document.createElement('source'),
    new Image(),
  ]
  Object.assign(source, { type: 'image/avif', sizes, srcset: pictureFiles(files, 'avif') })
  picture.append(source, image)
  Object.assign(image, { fetchPriority: 'low', sizes, srcset: pictureFiles(files, 'webp') })
}
