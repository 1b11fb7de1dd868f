import { backdrops } from './backdrops.ts'
import type { Backdrop } from './backdrops.ts'
import type { Picture, StageName } from './picture.ts'
import { drawMountains } from './mountains.ts'

type Paint = (tones: Backdrop, width: number, height: number) => string

const floorTop = 0.7
const floorWhole = 0.78

const stages: Record<Exclude<StageName, 'range'>, Paint> = {
  plain: () => '',
  disc: ({ floor }, width, height) =>
    `<circle cx="${width / 2}" cy="${height * 0.46}" r="${Math.min(width, height) * 0.335}" fill="${floor}" opacity=".62"/>`,
  arch,
  plinth: roundPlinth,
  hills,
}

/** Draws everything behind the objects, without their shadows. */
export function drawStage({ backdrop, stage: name, width, height }: Picture): string {
  if (backdrop === 'none') return ''
  if (name === 'range') return drawMountains(width, height)
  const tones = backdrops[backdrop]
  const paper = [wall(tones, width, height), floorOf(tones, width, height)]
  const set = stages[name](tones, width, height)
  // A plinth stands on the floor; everything else hangs on the wall and ends where the floor begins.
  return (name === 'plinth' ? [...paper, set] : [paper[0], set, paper[1]]).join('')
}

function wall({ light, wall: tone }: Backdrop, width: number, height: number): string {
  return (
    `<defs><radialGradient id="wall" cx=".5" cy=".46" r=".78"><stop stop-color="${light}"/><stop offset="1" stop-color="${tone}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`
  )
}

/** The wall runs into the floor without an edge, like the paper background of a photo studio. */
function floorOf({ light, floor: tone }: Backdrop, width: number, height: number): string {
  return (
    `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="${floorTop}" stop-color="${tone}" stop-opacity="0"/>` +
    `<stop offset="${floorWhole}" stop-color="${tone}" stop-opacity=".92"/><stop offset="1" stop-color="${tone}" stop-opacity=".78"/></linearGradient>` +
    `<radialGradient id="pool" cx=".5" cy=".86" r=".5" gradientTransform="matrix(1 0 0 .3 0 .6)"><stop stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#floor)"/><rect width="${width}" height="${height}" fill="url(#pool)"/>`
  )
}

function arch({ floor: tone, light }: Backdrop, width: number, height: number): string {
  const half = Math.min(width, height) * 0.3
  const top = height * 0.13
  const base = height * 0.76
  const outline = (grow: number) =>
    `M${width / 2 - half - grow} ${base}V${top + half}a${half + grow} ${half + grow} 0 0 1 ${2 * (half + grow)} 0V${base}z`
  return `<path d="${outline(half * 0.05)}" fill="${light}" opacity=".7"/><path d="${outline(0)}" fill="${tone}" opacity=".62"/>`
}

/** A low round block on which the object stands. */
function roundPlinth({ light, wall: tone, shadow }: Backdrop, width: number, height: number): string {
  const unit = Math.min(width, height)
  const [x, y, rx, ry, deep] = [width / 2, height * 0.735, unit * 0.37, unit * 0.055, unit * 0.085]
  const side = `M${x - rx} ${y}v${deep}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-deep}z`
  return (
    `<defs><linearGradient id="side"><stop stop-color="${light}"/><stop offset=".55" stop-color="${tone}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs>` +
    `<ellipse cx="${x + unit * 0.02}" cy="${y + deep + unit * 0.015}" rx="${rx * 1.1}" ry="${ry * 1.2}" fill="url(#soft)"/>` +
    `<path d="${side}" fill="url(#side)"/><path d="${side}" fill="${shadow}" opacity=".05"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#FFFDF7"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${light}" opacity=".6"/>`
  )
}

function hills({ floor: tone }: Backdrop, width: number, height: number): string {
  const ridge = (points: string, opacity: number) =>
    `<path transform="scale(${width} ${height})" d="M0 .85V${points}V.85z" fill="${tone}" opacity="${opacity}"/>`
  return (
    ridge('.56L.09 .42L.2 .52L.36 .24L.5 .47L.6 .36L.7 .45L.86 .27L1 .48', 0.5) +
    ridge('.64L.17 .45L.28 .56L.47 .33L.63 .53L.74 .42L1 .62', 0.85)
  )
}
