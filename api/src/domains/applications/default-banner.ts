import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import type { SignColour } from '@haat/contract/shared/sign-colours.ts'
import type { Services } from '#services.ts'
import { findPicturesById, savePicture, toPicture } from '../pictures/pictures.service.ts'

const colours: Record<SignColour, [cloth: string, thread: string]> = {
  crimson: ['#b5123e', '#f7b02c'],
  pine: ['#14543f', '#f0e3c8'],
  indigo: ['#2b3a78', '#f7b02c'],
  marigold: ['#f7b02c', '#b5123e'],
}
const side = 800
const step = 80

/** A cloth in the colour of the sign, until the shop has a banner of its own. */
export async function drawDefaultBanner(
  services: Services,
  colour: SignColour,
  name: Bilingual,
): Promise<Picture> {
  const id = await savePicture(services, await services.parser.drawPicture(cloth(colour)))
  const stored = (await findPicturesById(services.db, [id])).get(id)
  if (!stored) throw new Error('A picture that was saved a moment ago is not there')
  return toPicture(stored, name)
}

function cloth(colour: SignColour): string {
  const [ground, thread] = colours[colour]
  const half = step / 2
  const diamond = (x: number, y: number, size: number) =>
    `<path d="M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z"/>`
  const at = Array.from({ length: side / step }, (_, index) => index * step + half)
  const big = at.flatMap((x) => at.map((y) => diamond(x, y, half * 0.62))).join('')
  const small = at.flatMap((x) => at.map((y) => diamond(x + half, y + half, half * 0.2))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${ground}"/><g fill="${thread}" fill-opacity="0.32">${big}</g><g fill="${thread}" fill-opacity="0.6">${small}</g></svg>`
}
