import sharp from 'sharp'
import { backdrops } from './backdrops.ts'
import { blend } from './blend.ts'
import type { Canvas, Layer } from './blend.ts'
import { cutOut } from './cutout.ts'
import type { Picture } from './picture.ts'
import { placeAll } from './placing.ts'
import type { Placed } from './placing.ts'
import { shadow, shadowPaints } from './shadows.ts'
import { stage } from './stages.ts'

/** Objects on a ground that many pictures share. */
export type Card = Omit<Picture, 'plinths' | 'backdrop'> & { backdrop: keyof typeof backdrops }

/** Drawing a ground takes longer than all the rest; packed, all the grounds there are take 10 MB. */
const grounds = new Map<string, Promise<Buffer>>()

/** The pixels of a card: the picture that `composePicture` makes, several times as fast where there are thousands. */
export async function composeCard(card: Card): Promise<Canvas> {
  const placed = await placeAll(card)
  const { data } = await sharp(await ground(card))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const canvas: Canvas = { data, width: card.width, height: card.height, channels: 3 }
  for (const one of placed) blend(canvas, await shadowOf(one, card))
  for (const one of placed) blend(canvas, { ...one, data: await cutOut(one) })
  return canvas
}

function ground(card: Card): Promise<Buffer> {
  const key = `${card.backdrop} ${card.stage} ${card.width} ${card.height}`
  const drawn = grounds.get(key) ?? drawGround(card)
  grounds.set(key, drawn)
  return drawn
}

function drawGround(card: Card): Promise<Buffer> {
  const box = { left: 0, top: 0, width: card.width, height: card.height }
  return sharp(svg(card, box, stage(card)))
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer()
}

type Box = { left: number; top: number; width: number; height: number }

/** Only the strip that the shadow falls on is drawn. */
async function shadowOf(placed: Placed, card: Card): Promise<Layer> {
  const deep = Math.ceil(Math.min(placed.width, placed.height) * 0.12)
  const box = { left: 0, top: placed.foot.y - deep, width: card.width, height: 2 * deep }
  const data = await sharp(svg(card, box, shadow(placed)))
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { ...box, data }
}

function svg({ backdrop }: Card, { left, top, width, height }: Box, content: string): Buffer {
  const paints = `<defs>${shadowPaints(backdrops[backdrop].shadow)}</defs>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${paints}${content}</svg>`,
  )
}
