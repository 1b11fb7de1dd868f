import type { Draw } from './own-drawing.ts'
import type { Shades } from './shading.ts'
import { across, down, ellipse, fill, gleam, line, path, placed, rect, round, shadesOf } from './shading.ts'

const fringe = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[-2.4, -0.8, 0.8, 2.4].map((at) => line(`M${at} 0v2.6`, colour, 0.8)).join('')}</g>`

/** A knitted muffler laid in a loop, with both ends hanging. */
const muffler: Draw = (p) =>
  `${across('a', p)}${down('b', p)}` +
  path('M8.6 14.6L6 27.4l6.4 1L15 15z', `fill="${p.dark}"`) +
  fringe(9.2, 27.6, 9, p.deep) +
  path(
    'M16 2.8q11 0 11 7.4t-11 7.4T5 10.2q0-7.4 11-7.4zm0 4.6q-5.4 0-5.4 2.6t5.4 2.6t5.4-2.6t-5.4-2.6z',
    fill('a'),
  ) +
  path('M17 13.6l7.4-1.6q1.2 8 2 15.4l-6.6.8q-.6-8-2.8-14.6z', fill('b')) +
  fringe(23.2, 27.4, -6, p.dark) +
  [
    [17.8, 19.4],
    [18.6, 22],
    [19.2, 24.6],
  ]
    .map(([x = 0, y = 0]) => line(`M${x} ${y}l6.6-.9`, '#fff', 0.9, 'opacity=".4"'))
    .join('') +
  line('M8 6.6q3-2 7-2.2', '#fff', 1, 'opacity=".4"') +
  [8, 11, 21, 24].map((x) => line(`M${x} 14.4l.6 1.8`, p.deep, 0.5, 'opacity=".4"')).join('')

const motifs = (y: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 2.8) }, (_, at) => {
    const x = from + 1.4 + at * 2.8
    return path(
      `M${x - 1.2} ${y}L${x} ${y - 1.3}L${x + 1.2} ${y}L${x} ${y + 1.3}z`,
      `fill="${['#f6c445', '#ffffff', '#1d1b3a'][at % 3]}"`,
    )
  }).join('')

/** A short blouse with a band of dhaka. */
const blouse: Draw = (p) =>
  `${down('a', p)}` +
  path(
    'M10.4 6Q16 13 21.6 6l7.4 4.4l-2.4 7.4l-3.8-1.6v9.6q-6.8 1.4-13.6 0v-9.6l-3.8 1.6L3 10.4z',
    fill('a'),
  ) +
  path('M10.4 6Q16 13 21.6 6l-1.4-.4Q16 10.4 11.8 5.6z', `fill="${p.deep}"`) +
  rect(9.2, 21.4, 13.6, 3.8, 0, `fill="${p.deep}" opacity=".5"`) +
  motifs(23.3, 9.2, 22.8) +
  [13, 15.6, 18.2].map((y) => ellipse(16, y, 0.5, 0.5, 'fill="#f6d27a"')).join('') +
  line('M9.2 16.2l.4-3M22.8 16.2l-.4-3', p.deep, 0.6, 'opacity=".5"')

const gown = (p: Shades) =>
  `${down('a', p)}` +
  path('M11.4 3.4L13 8.6h6l1.6-5.2h1.8L22 12.4l5.6 13.8q-11.6 4-23.2 0L10 12.4L9.6 3.4z', fill('a')) +
  path('M10 12.4h12l.4 1.8H9.4z', `fill="${p.deep}"`) +
  [12, 16, 20]
    .map((x) => line(`M${x} 15q${(x - 16) * 0.5} 6 ${(x - 16) * 0.8} 11.4`, p.deep, 0.6, 'opacity=".4"'))
    .join('')

const frock: Draw = (p) =>
  gown(p) +
  [
    [8.4, 22.6],
    [12.6, 24],
    [17, 24.4],
    [21.4, 23.6],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 0.9, 0.9, 'fill="#fff" opacity=".85"'))
    .join('')

const dhakaDress: Draw = (p) =>
  gown(p) +
  path('M5.6 23.4q10.4 3.4 20.8 0l1.2 2.8q-11.6 4-23.2 0z', `fill="${p.deep}" opacity=".6"`) +
  motifs(25.6, 8, 24.8) +
  motifs(10.6, 12, 20.4)

const tee: Draw = (p, emblem) =>
  `${down('a', p)}` +
  path('M11 4.6Q16 8.4 21 4.6l8.4 4.2l-2.6 7l-3.4-1.4v13.4q-7.4 1-14.8 0V14.4l-3.4 1.4l-2.6-7z', fill('a')) +
  path('M11 4.6Q16 8.4 21 4.6l-1.4-.6Q16 6.6 12.4 4z', `fill="${p.deep}"`) +
  line('M8.6 14.4l.4-3M23.4 14.4l-.4-3', p.deep, 0.6, 'opacity=".45"') +
  placed(emblem, 11, 11.6, 10)

const gloves: Draw = (p) => {
  const one = (x: number, turn: number, shade: string) =>
    `<g transform="translate(${x} 0) rotate(${turn} 8 16)">` +
    path(
      'M4 12q-.4-6 1-6t1.2 5q0-8 1.5-8t1.3 7.6q.4-7.6 1.8-7.4t.8 7.8q.6-6.4 1.9-6t.3 7.8l-.2 7.4H4.6z',
      shade,
    ) +
    path('M4.4 16Q.6 13.4 1.4 11.6T4.8 13z', shade) +
    rect(3.8, 19.4, 10.2, 7, 1.8, `fill="${p.dark}"`) +
    [5.4, 7.6, 9.8, 12].map((at) => line(`M${at} 20.8v4.4`, p.deep, 0.6, 'opacity=".5"')).join('') +
    '</g>'
  return `${across('a', p)}${one(14.6, 10, `fill="${p.dark}"`)}${one(2.4, -8, fill('a'))}`
}

const rucksack: Draw = (p) =>
  `${across('a', p)}${down('b', shadesOf('#4a4a5c'))}` +
  rect(6.6, 6, 3, 20, 1.5, fill('b')) +
  rect(22.4, 6, 3, 20, 1.5, fill('b')) +
  rect(9, 24, 14, 4.8, 2.2, 'fill="#8a5a34"') +
  rect(8, 5.6, 16, 20.6, 4, fill('a')) +
  path('M7.6 9.6q0-7 8.4-7t8.4 7q-8.4 3-16.8 0z', `fill="${p.dark}"`) +
  rect(10.4, 15.4, 11.2, 8.8, 2.2, `fill="${p.dark}"`) +
  line('M12 9.8v6M20 9.8v6', '#f0dcae', 0.9) +
  line('M12 18.2h8', '#f0dcae', 0.7) +
  rect(4.4, 14, 3.8, 9, 1.8, `fill="${p.base}"`) +
  rect(23.8, 14, 3.8, 9, 1.8, `fill="${p.dark}"`)

const daypack: Draw = (p) =>
  `${across('a', p)}` +
  line('M12.4 5.4q0-3 3.6-3t3.6 3', p.deep, 1.6) +
  path('M6 14q0-9.4 10-9.4T26 14v12q0 3-3 3H9q-3 0-3-3z', fill('a')) +
  path('M8.6 19.4q0-2.4 2.4-2.4h10q2.4 0 2.4 2.4v5.8q0 2-2 2H10.6q-2 0-2-2z', `fill="${p.dark}"`) +
  line('M9.6 20.2h12.8', '#fff', 0.6, 'opacity=".6"') +
  line('M8.6 12.6q7.4-4.4 14.8 0', p.deep, 0.8, 'opacity=".6"') +
  rect(15.2, 19.8, 1.6, 3, 0.6, 'fill="#f6d27a"') +
  gleam(8, 11, 1.4, 10, 0.25)

const suitcase: Draw = (p) =>
  `${across('a', p)}` +
  line('M12 8V2.8h8V8', '#6a677f', 1.4) +
  rect(7, 7, 18, 20, 3, fill('a')) +
  [11, 14.4, 17.6, 21].map((x) => line(`M${x} 9.4v15`, p.deep, 0.8, 'opacity=".45"')).join('') +
  rect(12.6, 6.4, 6.8, 1.8, 0.9, `fill="${p.deep}"`) +
  ellipse(10.4, 28.2, 1.5, 1.5, 'fill="#3d3a52"') +
  ellipse(21.6, 28.2, 1.5, 1.5, 'fill="#3d3a52"') +
  gleam(8.4, 10, 1.2, 13, 0.3)

const purse: Draw = (p) =>
  `${round('a', p)}` +
  path('M5.4 13q-3.4 6.4-1.4 12q1.2 3.4 5 3.4h14q3.8 0 5-3.4q2-5.6-1.4-12z', fill('a')) +
  path(
    'M5 13.6q0-5.6 4.6-5.6h12.8q4.6 0 4.6 5.6q-11 2.6-22 0z',
    'fill="none" stroke="#b9bdc9" stroke-width="1.7"',
  ) +
  ellipse(14.6, 7, 1.7, 1.7, 'fill="#dfe2ea"') +
  ellipse(17.4, 7, 1.7, 1.7, 'fill="#9a9db0"') +
  ellipse(16, 21.4, 3, 3, 'fill="#fff" opacity=".85"') +
  ellipse(16, 21.4, 1.1, 1.1, 'fill="#f6b21b"') +
  ellipse(9.4, 17.6, 2.6, 1.4, 'fill="#fff" opacity=".25"')

const tent: Draw = (p) =>
  `${down('a', p)}` +
  path('M20 6l10.4 20.6H12z', `fill="${p.dark}"`) +
  path('M12.6 5L2 26.6h22.4z', fill('a')) +
  path('M12.6 5L20 6l-7.4 0z', `fill="${p.light}"`) +
  path('M12.8 11L8 26.6h9.6z', `fill="${p.deep}"`) +
  path('M12.8 11l-1.4 15.6H8z', `fill="${p.light}" opacity=".8"`) +
  line('M12.6 5V3M2 26.6L.8 28.4M30.4 26.6l1 1.8', '#8a5a34', 0.9)

const brolly: Draw = (p) =>
  `${down('a', p)}` +
  line('M16 14v12.4q0 2.8-2.6 2.8t-2.6-2.6', '#7d4a28', 1.5) +
  path(
    'M2.4 16Q4 4 16 3.6T29.6 16q-2.2-2.4-4.5 0q-2.3-2.4-4.6 0q-2.2-2.4-4.5 0q-2.3-2.4-4.5 0q-2.3-2.4-4.6 0q-2.3-2.4-4.5 0z',
    fill('a'),
  ) +
  path(
    'M16 3.6Q11.6 9 11.5 16q2.2-2.4 4.5 0q2.3-2.4 4.5 0Q20.4 9 16 3.6z',
    `fill="${p.light}" opacity=".4"`,
  ) +
  rect(15.3, 1.8, 1.4, 2.4, 0.6, 'fill="#7d4a28"')

const sandals: Draw = (p) => {
  const one = (x: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} 16)">` +
    path(
      `M${x - 4} 9q0-6.4 4.4-6.4T${x + 4.6} 9q0 4-1 8.4t.4 8q0 4-3.8 4t-3.8-4q1-4 .4-8T${x - 4} 9z`,
      fill('a'),
    ) +
    line(`M${x + 0.2} 7.6q-3.4 1.6-3.6 6.6M${x + 0.2} 7.6q3.4 1.6 3.6 6.6`, '#5b3a2a', 1.5) +
    ellipse(x + 0.2, 7.2, 0.9, 0.9, 'fill="#5b3a2a"') +
    '</g>'
  return `${down('a', p)}${one(10, -8)}${one(22, 8)}`
}

/** The shoulder bag of the hills, with a broad strap. */
const jhola: Draw = (p) =>
  `${down('a', p)}` +
  path('M8 12q0-9.4 8-9.4t8 9.4', `fill="none" stroke="${p.dark}" stroke-width="2.4"`) +
  path('M5 11.4h22l1 15.4q0 2.2-2.2 2.2H6.2Q4 29 4 26.8z', fill('a')) +
  rect(4.8, 16, 22.6, 5.6, 0, `fill="${p.deep}" opacity=".45"`) +
  motifs(18.8, 4.8, 27.4) +
  line('M5.4 12.6h21.2', '#fff', 0.6, 'opacity=".4" stroke-dasharray="1 .8"')

export const wearAndCarry = {
  muffler,
  blouse,
  frock,
  'dhaka-dress': dhakaDress,
  tee,
  gloves,
  rucksack,
  daypack,
  suitcase,
  purse,
  tent,
  umbrella: brolly,
  sandals,
  jhola,
}
