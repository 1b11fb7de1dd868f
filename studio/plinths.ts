import type { Picture, Plinth } from './picture.ts'
import type { Placed } from './placing.ts'
import { drawShadow } from './shadows.ts'
import { steppedDiamond } from './stepped-diamond.ts'

const cells = 9

/** The block, its row of motifs, and the shadow of the object that stands on it. */
export function drawPlinth(block: Plinth, standing: Placed, picture: Picture, order: number): string {
  const left = block.left * picture.width
  const top = block.top * picture.height
  const width = (block.right - block.left) * picture.width
  const height = (block.bottom - block.top) * picture.height
  const shape = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${picture.width * 0.007}"/>`
  const lid = Math.max(picture.height * 0.02, 2)
  return (
    groundShadow(left, top + height, width, picture.height * 0.022) +
    `<g fill="${block.cloth}">${shape}</g>` +
    `<clipPath id="block${order}">${shape}</clipPath><g clip-path="url(#block${order})">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${lid}" fill="#fff" opacity=".16"/>` +
    `<rect x="${left}" y="${top + lid}" width="${width}" height="${height}" fill="url(#fold)"/>` +
    `${motifs(block, left, top + lid, width, height - lid, picture)}${drawShadow(standing)}</g>`
  )
}

function motifs(block: Plinth, left: number, top: number, width: number, height: number, picture: Picture) {
  const cell = Math.max(1, Math.round((picture.width * 0.041) / cells))
  const step = cell * (cells + 1)
  const count = Math.floor((width - cell * 2) / step)
  const first = Math.round(left + (width - (count - 1) * step) / 2) + cell / 2
  const y = Math.round(top + height / 2) + cell / 2
  const drawn = Array.from({ length: count }, (_, index) => {
    const colour = block.motifs[index % block.motifs.length]
    return `<path fill="${colour}" d="${steppedDiamond(cells, cell, first + index * step, y)}"/>`
  })
  return `<g shape-rendering="crispEdges">${drawn.join('')}</g>`
}

function groundShadow(left: number, y: number, width: number, ry: number): string {
  return `<ellipse cx="${left + width / 2}" cy="${y}" rx="${width * 0.56}" ry="${ry}" fill="url(#soft)"/>`
}
