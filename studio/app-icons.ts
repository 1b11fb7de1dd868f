import sharp from 'sharp'
import { steppedDiamond } from './stepped-diamond.ts'

const paper = '#FAF4E8'
const cells = 17
/** Cells of the whole icon: phones cut icons to a circle, so the mark fills only the middle two thirds. */
const withMargin = 25

/** The icons that a browser or a phone asks for, by their path on the site. */
export async function appIcons(): Promise<Record<string, Buffer>> {
  return {
    'favicon.svg': Buffer.from(logoMark(cells)),
    'apple-touch-icon.png': await png(180),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
  }
}

export function logoMark(size: number): string {
  const middle = cells / 2
  const diamond = (wide: number, fill: string) =>
    `<path fill="${fill}" d="${steppedDiamond(wide, 1, middle, middle)}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${cells} ${cells}" shape-rendering="crispEdges">` +
    `${diamond(cells, '#B5123E')}${diamond(9, '#F7B02C')}${diamond(5, paper)}</svg>`
  )
}

/** The mark is drawn at a whole number of pixels per cell, so that all its steps are equally wide. */
async function png(size: number): Promise<Buffer> {
  const cell = Math.floor(size / withMargin)
  const input = await sharp(Buffer.from(logoMark(cells * cell)))
    .png()
    .toBuffer()
  const ground = { width: size, height: size, channels: 3, background: paper } as const
  return sharp({ create: ground }).composite([{ input }]).png({ palette: true }).toBuffer()
}
