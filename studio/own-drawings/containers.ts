import type { Draw } from './own-drawing.ts'
import {
  across,
  cylinder,
  down,
  ellipse,
  fill,
  gleam,
  line,
  path,
  placed,
  rect,
  round,
  shadesOf,
} from './shading.ts'

const glass = 'fill="#dfeefa" opacity=".75"'
const paper = 'fill="#fff6e2"'
const lid = shadesOf('#5b4a6b')

/** A jar filled with powder, with a label on which the emblem stands. */
const jar: Draw = (p, emblem) =>
  `${across('a', p)}${across('b', lid)}` +
  rect(6.5, 6.5, 19, 23, 4.5, glass) +
  rect(7.6, 11, 16.8, 17.4, 3.6, fill('a')) +
  ellipse(16, 11.4, 8.1, 1.1, `fill="${p.light}"`) +
  rect(8, 2.5, 16, 5.4, 1.8, fill('b')) +
  rect(8, 5.6, 16, 1, 0.5, `fill="${lid.deep}" opacity=".5"`) +
  rect(9.4, 15, 13.2, 10.6, 1.6, paper) +
  placed(emblem, 11.6, 15.9, 8.8) +
  gleam(8.6, 9, 1.5, 18, 0.5)

/** A jar of pickle: pieces swim in oil above the label. */
const achar: Draw = (p, emblem) => {
  const pieces = [
    [9.6, 11.4],
    [12.6, 10.4],
    [15.8, 11.3],
    [19, 10.4],
    [22, 11.5],
    [10.8, 13.6],
    [14.2, 13.4],
    [17.6, 13.6],
    [20.9, 13.4],
    [10, 27],
    [13.4, 27.3],
    [16.8, 27],
    [20.2, 27.3],
    [22.4, 26.6],
  ] as const
  return (
    `${across('a', p)}${across('b', shadesOf('#c9302c'))}` +
    rect(5.5, 6.5, 21, 23, 5.5, glass) +
    rect(6.6, 9.4, 18.8, 19, 4.4, fill('a')) +
    pieces.map(([x, y], at) => ellipse(x, y, 1.7, 1.3, `fill="${at % 2 ? p.light : p.dark}"`)).join('') +
    rect(8, 2.5, 16, 5, 1.8, fill('b')) +
    rect(8.6, 15.4, 14.8, 10, 1.6, paper) +
    placed(emblem, 11.7, 16, 8.6) +
    gleam(7.7, 9, 1.5, 18, 0.5)
  )
}

/** A stand-up pouch for tea, coffee, flour, seeds and mixes. */
const packet: Draw = (p, emblem) =>
  `${across('a', p)}` +
  path(
    'M7.4 3.2h17.2c.6 0 1 .4 1 1l1.2 23.4c.1 1-.6 1.7-1.6 1.7H6.8c-1 0-1.7-.7-1.6-1.7L6.4 4.2c0-.6.4-1 1-1z',
    fill('a'),
  ) +
  path('M7.4 3.2h17.2c.6 0 1 .4 1 1l.1 2.4H6.3l.1-2.4c0-.6.4-1 1-1z', `fill="${p.dark}"`) +
  line('M8.5 4.9h15', '#fff', 0.5, 'opacity=".35" stroke-dasharray=".6 1.1"') +
  path(
    'M5.4 25.4q10.6 3.4 21.2 0l.2 2.2c.1 1-.6 1.7-1.6 1.7H6.8c-1 0-1.7-.7-1.6-1.7z',
    `fill="${p.dark}" opacity=".7"`,
  ) +
  rect(9, 9.6, 14, 14.4, 3, paper) +
  placed(emblem, 10.4, 11.2, 11.2) +
  gleam(7.4, 8, 1.2, 16, 0.3)

/** A sack of jute, tied at the top, with a printed band. */
const sack: Draw = (p, emblem) =>
  `${across('a', shadesOf('#d8b47c'))}${across('b', p)}` +
  path('M11 5.2q5 2.4 10 0l1.6-2.6q-6.6-2-13.2 0z', 'fill="#e6c995"') +
  path(
    'M10.6 6.4C5.4 10.4 3.6 16.6 4.4 25.4c.2 2.6 1.6 4 4 4.2h15.2c2.4-.2 3.8-1.6 4-4.2.8-8.8-1-15-6.2-19q-5.4 1.6-10.8 0z',
    fill('a'),
  ) +
  path('M4.6 14.4q11.4 3.4 22.8 0c.4 3 .5 6.4.3 9.8q-11.7 3-23.4 0c-.2-3.4-.1-6.8.3-9.8z', fill('b')) +
  ellipse(16, 20, 6, 5.6, paper) +
  placed(emblem, 11.8, 15.8, 8.4) +
  line('M10.4 6q5.6 2.2 11.2 0', '#8a5a34', 1.3)

/** A round tin with a lid. */
const tin: Draw = (p, emblem) =>
  `${across('a', p)}${down('b', shadesOf('#d9b45a'))}` +
  cylinder(16, 8.4, 26.6, 10, 2.8, fill('a'), fill('b')) +
  path('M6 5.6v3a10 2.8 0 0 0 20 0v-3z', `fill="#c79a3e"`) +
  ellipse(16, 5.6, 10, 2.8, fill('b')) +
  rect(9.4, 13, 13.2, 12, 6, paper) +
  placed(emblem, 11.2, 14.2, 9.6) +
  gleam(7.6, 11, 1.2, 14, 0.35)

/** A bottle with a narrow neck, for oil. */
const bottle: Draw = (p, emblem) =>
  `${across('a', p)}${across('b', lid)}` +
  path(
    'M13 7.4h6v3.2c0 1.4 4.6 2.2 4.6 6v10.2c0 1.6-1.2 2.7-2.8 2.7h-9.6c-1.6 0-2.8-1.1-2.8-2.7V16.6c0-3.8 4.6-4.6 4.6-6z',
    fill('a'),
  ) +
  rect(12.6, 2.4, 6.8, 5.6, 1.4, fill('b')) +
  rect(8.4, 17, 15.2, 9, 0.6, paper) +
  placed(emblem, 12, 17.4, 8.2) +
  gleam(10, 14.6, 1.2, 13, 0.4)

/** A low jar of cream. */
const cream: Draw = (p, emblem) =>
  `${across('a', shadesOf('#f4f0ea'))}${across('b', p)}` +
  cylinder(16, 15, 25.4, 11, 3, fill('a'), fill('a')) +
  path('M4.6 9.4v5.4a11.4 3.2 0 0 0 22.8 0V9.4z', fill('b')) +
  ellipse(16, 9.4, 11.4, 3.2, `fill="${p.light}"`) +
  ellipse(16, 9.4, 9.4, 2.4, `fill="${p.base}" opacity=".5"`) +
  placed(emblem, 12, 18.8, 8)

/** A tube that stands on its cap. */
const tube: Draw = (p, emblem) =>
  `${across('a', p)}${across('b', shadesOf('#f2eff5'))}` +
  path('M8 2.6h16c.6 0 .9.4.9 1L22.4 23H9.6L7.1 3.6c0-.6.3-1 .9-1z', fill('a')) +
  rect(7.2, 2.6, 17.6, 2, 0.8, `fill="${p.dark}"`) +
  rect(9.4, 22.6, 13.2, 6.8, 1.6, fill('b')) +
  ellipse(16, 13, 5.6, 5.8, paper) +
  placed(emblem, 11.8, 8.8, 8.4) +
  gleam(10, 6, 1, 14, 0.35)

/** A carton. */
const box: Draw = (p, emblem) =>
  `${down('a', p)}` +
  path('M4 9.4L9 4.4h19l-4.6 5z', `fill="${p.light}"`) +
  path('M23.4 9.4L28 4.4v19l-4.6 5.4z', `fill="${p.deep}"`) +
  rect(4, 9.4, 19.4, 19.4, 0.8, fill('a')) +
  rect(7, 12, 13.4, 14, 2.4, paper) +
  placed(emblem, 8.4, 13.6, 10.8)

/** A small bottle of nail polish with its tall cap. */
const polish: Draw = (p) =>
  `${across('a', p)}${across('b', shadesOf('#3d3a52'))}` +
  rect(12, 2, 8, 13.4, 2.2, fill('b')) +
  rect(8, 15, 16, 14.4, 4, fill('a')) +
  gleam(10, 17.4, 1.7, 9, 0.5) +
  gleam(13.4, 4, 1.2, 9, 0.3)

/** A small flat tin of balm. */
const balm: Draw = (p, emblem) =>
  `${across('a', shadesOf('#c7ccd8'))}${round('b', p)}` +
  cylinder(16, 17, 22.4, 12, 5, fill('a'), fill('a')) +
  ellipse(16, 16.4, 11.4, 4.7, fill('b')) +
  placed(emblem, 11.4, 11, 9.2)

export const containers = {
  jar,
  achar,
  packet,
  sack,
  tin,
  bottle,
  cream,
  tube,
  balm,
  box,
  polish,
}
