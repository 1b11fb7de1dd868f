export type PictureFormat = 'webp' | 'avif'
export type PictureName = { id: string; width: number; format: PictureFormat }

const shape = /^([0-9a-f]{32})-([1-9]\d{0,3})\.(webp|avif)$/

/** The name of one version of a picture, in its address and on disk. */
export const pictureName = ({ id, width, format }: PictureName) => `${id}-${width}.${format}`

export function readPictureName(name: string): PictureName | undefined {
  const [, id, width, format] = shape.exec(name) ?? []
  if (!id || !width) return undefined
  return { id, width: Number(width), format: format as PictureFormat }
}
