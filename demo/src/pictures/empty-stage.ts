import { crc32, deflateSync } from 'node:zlib'
import { backdrops, type BackdropName } from '../../../studio/backdrops.ts'

/** Pixels per side: the pictures are square, and a browser blends so few pixels into a smooth surface. */
const side = 5
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const trueColour = 2

const cache = new Map<BackdropName, string>()

/** The empty backdrop as a `data:` URL, which is shown until the picture is composed. */
export function emptyStage(backdrop: BackdropName): string {
  const known = cache.get(backdrop) ?? draw(backdrop)
  cache.set(backdrop, known)
  return known
}

/** Draws pixels and not an SVG, because a browser opens a document for every SVG and a page has two dozen of these. */
function draw(backdrop: BackdropName): string {
  const { light, wall, floor } = backdrops[backdrop]
  const rows = Array.from({ length: side }, (_, row) => {
    const at = (row + 0.5) / side
    return at < 0.7 ? between(light, wall, (at - 0.3) / 0.4) : between(wall, floor, (at - 0.7) / 0.1)
  })
  // PNG filter 1 writes each pixel as the difference to the one before it, which is zero after the first of a line.
  const added = Array.from({ length: (side - 1) * 3 }, () => 0)
  const lines = Buffer.from(rows.flatMap((colour) => [1, ...colour, ...added]))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, trueColour], 8)
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND')]
  return `data:image/png;base64,${Buffer.concat([signature, ...chunks]).toString('base64')}`
}

function between(from: string, to: string, share: number): number[] {
  const within = Math.min(1, Math.max(0, share))
  const [start, end] = [from, to].map((colour) => Buffer.from(colour.slice(1), 'hex')) as [Buffer, Buffer]
  return [...start].map((value, at) => Math.round(value + ((end[at] ?? value) - value) * within))
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
