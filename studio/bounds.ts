import sharp from 'sharp'
import { getDrawing } from './drawings.ts'

/** Bounds of a drawing without its empty margins, on its 32 by 32 grid; the foot is the part that touches the ground. */
export type Bounds = {
  left: number
  top: number
  width: number
  height: number
  footLeft: number
  footRight: number
}

const grid = 32
const probeSize = 256
const minAlpha = 40
const footShare = 0.08

const measuredBounds = new Map<string, Promise<Bounds>>()

export function trueBounds(name: string): Promise<Bounds> {
  const known = measuredBounds.get(name)
  if (known) return known
  const measured = measure(name)
  measuredBounds.set(name, measured)
  return measured
}

async function measure(name: string): Promise<Bounds> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${probeSize}" height="${probeSize}" viewBox="0 0 ${grid} ${grid}">${getDrawing(name)}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const whole = extent(alpha, 0, probeSize)
  const footTop = whole.bottom - Math.ceil((whole.bottom - whole.top) * footShare)
  const foot = extent(alpha, footTop, whole.bottom)
  const cells = grid / probeSize
  return {
    left: whole.left * cells,
    top: whole.top * cells,
    width: (whole.right - whole.left) * cells,
    height: (whole.bottom - whole.top) * cells,
    footLeft: foot.left * cells,
    footRight: foot.right * cells,
  }
}

function extent(alpha: Buffer, fromRow: number, toRow: number) {
  const box = { left: probeSize, right: 0, top: probeSize, bottom: 0 }
  for (let y = fromRow; y < toRow; y++) {
    for (let x = 0; x < probeSize; x++) {
      if ((alpha[y * probeSize + x] ?? 0) < minAlpha) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  }
  return box
}
