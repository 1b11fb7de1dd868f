import sharp from 'sharp'
import { drawing } from './drawings.ts'

/** Where the ink of a drawing is, on its 32 by 32 grid; the foot is the width it touches the ground with. */
export type Bounds = {
  left: number
  top: number
  width: number
  height: number
  footLeft: number
  footRight: number
}

const grid = 32
const probe = 256
const visible = 40
const footShare = 0.08

const known = new Map<string, Promise<Bounds>>()

export function trueBounds(name: string): Promise<Bounds> {
  const found = known.get(name)
  if (found) return found
  const measured = measure(name)
  known.set(name, measured)
  return measured
}

async function measure(name: string): Promise<Bounds> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${probe}" height="${probe}" viewBox="0 0 ${grid} ${grid}">${drawing(name)}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const whole = extent(alpha, 0, probe)
  const footTop = whole.bottom - Math.ceil((whole.bottom - whole.top) * footShare)
  const foot = extent(alpha, footTop, whole.bottom)
  const cells = grid / probe
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
  const box = { left: probe, right: 0, top: probe, bottom: 0 }
  for (let y = fromRow; y < toRow; y++) {
    for (let x = 0; x < probe; x++) {
      if ((alpha[y * probe + x] ?? 0) < visible) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  }
  return box
}
