import type { Picture } from '@haat/contract/shared/picture.ts'

/** The largest file of a picture in a format that everybody can read, for search engines and shared links. */
export function largestPicture({ src, widths, width, height }: Picture) {
  const largest = Math.max(...widths)
  return { src: `${src}-${largest}.webp`, width: largest, height: Math.round((height * largest) / width) }
}
