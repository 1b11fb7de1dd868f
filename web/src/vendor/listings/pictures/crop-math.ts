import {
  minCropShare,
  type PictureCut,
  type PictureTurn,
} from '@haat/contract/domains/listings.pictures.rules.ts'

/** The square that is cut out of a picture: where its middle lies, in shares of the turned picture, and how far it is zoomed. */
export interface SquareView {
  turn: PictureTurn
  x: number
  y: number
  zoom: number
}
interface Size {
  width: number
  height: number
}

const mostZoom = 4
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export const turnedSize = ({ width, height }: Size, turn: PictureTurn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** A narrow picture is zoomed less, so that the square is never smaller than the server takes. */
export const maxZoomOf = ({ width, height }: Size) =>
  Math.max(1, Math.min(mostZoom, Math.min(width, height) / (minCropShare * Math.max(width, height))))

/** The square's sides in shares of the turned picture. */
function shares(picture: Size, { turn, zoom }: SquareView) {
  const { width, height } = turnedSize(picture, turn)
  const side = Math.min(width, height) / zoom
  return { width: side / width, height: side / height }
}

/** The view with its square inside of the picture. */
export function within(picture: Size, view: SquareView): SquareView {
  const zoom = clamp(view.zoom, 1, maxZoomOf(picture))
  const { width, height } = shares(picture, { ...view, zoom })
  return {
    ...view,
    zoom,
    x: clamp(view.x, width / 2, 1 - width / 2),
    y: clamp(view.y, height / 2, 1 - height / 2),
  }
}

/** The largest square in the middle. */
export const middleView: SquareView = { turn: 0, x: 0.5, y: 0.5, zoom: 1 }

/** A quarter to the right or to the left, around what is seen. */
export function turnBy(picture: Size, view: SquareView, degrees: 90 | -90): SquareView {
  const turn = ((view.turn + degrees + 360) % 360) as PictureTurn
  const { x, y } = view
  return within(
    picture,
    degrees === 90 ? { ...view, turn, x: 1 - y, y: x } : { ...view, turn, x: y, y: 1 - x },
  )
}

export function cutOf(picture: Size, view: SquareView): PictureCut {
  const { width, height } = shares(picture, view)
  return {
    turn: view.turn,
    crop: {
      x: clamp(view.x - width / 2, 0, 1 - width),
      y: clamp(view.y - height / 2, 0, 1 - height),
      width,
      height,
    },
  }
}

/** The view that shows what was cut; a part that is no square is shown by the square around its middle. */
export function viewOf(picture: Size, { turn, crop }: PictureCut): SquareView {
  const { width, height } = turnedSize(picture, turn)
  const side = Math.min(crop.width * width, crop.height * height)
  return within(picture, {
    turn,
    x: crop.x + crop.width / 2,
    y: crop.y + crop.height / 2,
    zoom: Math.min(width, height) / side,
  })
}

/** How the picture lies behind a square stage, in per cent of the stage's side. */
export function placeOf(picture: Size, view: SquareView) {
  const turned = turnedSize(picture, view.turn)
  const side = Math.min(turned.width, turned.height) / view.zoom
  const percent = (pixels: number) => (pixels / side) * 100
  return {
    width: percent(picture.width),
    height: percent(picture.height),
    left: 50 + percent((0.5 - view.x) * turned.width),
    top: 50 + percent((0.5 - view.y) * turned.height),
  }
}
