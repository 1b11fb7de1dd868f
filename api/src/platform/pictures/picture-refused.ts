export type PictureFault = 'type' | 'pixels' | 'side' | 'shape' | 'animated' | 'broken'

/** Why an upload was refused as a picture, with a sentence for the person who sent it. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly fault: PictureFault

  constructor(fault: PictureFault, cause?: unknown, sentence = sentences[fault]) {
    super(sentence, { cause })
    this.fault = fault
  }
}

const sentences: Record<PictureFault, string> = {
  type: 'A picture must be a JPEG, PNG, WebP or AVIF file.',
  pixels: 'The picture is too large.',
  side: 'The picture is too large: at most 20,000 pixels on a side.',
  shape: 'The picture is too narrow: one side may be at most 5 times the other.',
  animated: 'The picture must not move.',
  broken: 'The picture cannot be read. It may have been cut off on the way.',
}

/** File names and content types prove nothing; the first bytes decide which decoder may read the rest. */
function typeOf(bytes: Buffer): string | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 12) === 'ftypavif') return 'heif'
  if (text(4, 12) === 'ftypavis') throw new PictureRefused('animated')
  return undefined
}

/** The first bytes are enough to refuse what cannot be a picture. */
export function checkPictureType(bytes: Buffer): string {
  const type = typeOf(bytes)
  if (!type) throw new PictureRefused('type')
  return type
}
