const quality = 0.86
/** What the server reads as it is. */
const readable = /^image\/(jpeg|png|webp|avif)$/

/**
 * Makes a picture at most so many pixels wide and high, so that it goes up on a weak signal too. What the browser cannot read goes
 * up as it is, and the server judges it.
 */
export async function shrinkPicture(file: Blob, maxSide: number): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = picture
    const scale = Math.min(1, maxSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG has no transparency: what lies behind would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await encode(canvas)
    const isFineAsItIs = scale === 1 && readable.test(file.type) && file.size <= smaller.size
    return isFineAsItIs ? file : smaller
  } catch {
    return file
  }
}

/** A browser that cannot write WebP answers with a PNG, which is far larger than a JPEG. */
export async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg')
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture was not drawn'))
    canvas.toBlob(done, type, quality)
  })
