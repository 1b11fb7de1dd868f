import sharp from 'sharp'
import { getDrawing } from './drawings.ts'
import type { Placed } from './placing.ts'

const maxShapes = 48
const shapes = new Map<string, Promise<Buffer>>()

/** The object alone on a transparent ground, in exactly the size that it has in the picture. */
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

/** Caches the last shapes: many products share a drawing and differ in hue only, and drawing the shape is slow. */
function renderShape(placed: Placed): Promise<Buffer> {
  const key = `${placed.object.name} ${placed.width} ${placed.height}`
  const shape = shapes.get(key) ?? drawShape(placed)
  shapes.delete(key)
  shapes.set(key, shape)
  const oldest = shapes.keys().next().value
  if (shapes.size > maxShapes && oldest !== undefined) shapes.delete(oldest)
  return shape
}

async function drawShape({ object, bounds, width, height }: Placed): Promise<Buffer> {
  const finer = Math.max(width, height) > 320 ? 1.5 : 2.5
  const size = `width="${Math.ceil(width * finer)}" height="${Math.ceil(height * finer)}"`
  const view = `viewBox="${bounds.left} ${bounds.top} ${bounds.width} ${bounds.height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view} preserveAspectRatio="none">${getDrawing(object.name)}</svg>`
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
}
