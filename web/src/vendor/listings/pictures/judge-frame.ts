export type FrameHint = 'fine' | 'dark' | 'bright' | 'blurred'

const darkBelow = 55
const brightAbove = 225
/** Below this the edges of a frame are soft: the mean square of what a point differs from its four neighbours. */
const blurredBelow = 18

/** Judges light and sharpness of a small frame (RGBA). It is a hint, by plain means, and never keeps anybody from a picture. */
export function judgeFrame(pixels: Uint8ClampedArray, width: number, height: number): FrameHint {
  const grey = new Float32Array(width * height)
  let sum = 0
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!]
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue
    sum += grey[at]!
  }
  const light = sum / grey.length
  if (light < darkBelow) return 'dark'
  if (light > brightAbove) return 'bright'
  let squares = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const edge = 4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - width]! - grey[at + width]!
      squares += edge * edge
    }
  return squares / ((width - 2) * (height - 2)) < blurredBelow ? 'blurred' : 'fine'
}
