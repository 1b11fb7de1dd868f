import sharp from 'sharp'
import { drawing } from './drawings.ts'
import type { Placed } from './placing.ts'

const kept = 48
const shaped = new Map<string, Promise<Buffer>>()

/** The object alone on a transparent ground, exactly as large as its place. */
export async function cutOut(placed: Placed): Promise<Buffer> {
  const { object, width, height } = placed
  const { hue = 0, saturation = 1, brightness = 1 } = object
  const shape = await renderShape(placed)
  if (!hue && saturation === 1 && brightness === 1 && !object.mirrored) return shape
  const raw = { width, height, channels: 4 } as const
  const turned = sharp(shape, { raw }).flop(object.mirrored ?? false)
  return turned
    .modulate({ hue: Math.round(hue), saturation, brightness })
    .raw()
    .toBuffer()
}

/** Many products share a drawing and differ in hue, so the last shapes are kept: drawing them is the slow part. */
function renderShape(placed: Placed): Promise<Buffer> {
  const key = `${placed.object.name} ${placed.width} ${placed.height}`
  const shape = shaped.get(key) ?? drawShape(placed)
  shaped.delete(key)
  shaped.set(key, shape)
  const oldest = shaped.keys().next().value
  if (shaped.size > kept && oldest !== undefined) shaped.delete(oldest)
  return shape
}

async function drawShape({ object, bounds, width, height }: Placed): Promise<Buffer> {
  const finer = Math.max(width, height) > 320 ? 1.5 : 2.5
  const size = `width="${Math.ceil(width * finer)}" height="${Math.ceil(height * finer)}"`
  const view = `viewBox="${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view} preserveAspectRatio="none">${drawing(object.name)}</svg>`
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
}
