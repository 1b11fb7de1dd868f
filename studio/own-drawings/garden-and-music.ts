import type { Draw } from './own-drawing.ts'
import { across, down, ellipse, fill, gleam, line, path, placed, rect, round, shadesOf } from './shading.ts'

const green = shadesOf('#4f9a3c')
const wood = shadesOf('#9a5c34')

const potShape = (p: ReturnType<typeof shadesOf>) =>
  `${across('pot', p)}` +
  path('M8.6 21h14.8l-1.6 7.6q-.2 1-1.2 1h-9.2q-1 0-1.2-1z', fill('pot')) +
  rect(7.4, 18.6, 17.2, 3.6, 1.2, `fill="${p.dark}"`) +
  rect(7.4, 18.6, 17.2, 1.4, 0.7, `fill="${p.base}"`)

/** A young tree in a nursery pot, with the fruit that it will bear. */
const sapling: Draw = (p) =>
  `${round('a', green)}${round('b', p)}` +
  rect(15, 11, 2, 9, 0.8, 'fill="#8a5a34"') +
  [
    [16, 6.6, 6],
    [10.6, 9.6, 4.6],
    [21.4, 9.6, 4.6],
    [16, 11.4, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.86, fill('a')))
    .join('') +
  [
    [12, 8],
    [18.4, 5.6],
    [20.6, 10.6],
    [15.6, 11.6],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 1.7, 1.7, fill('b')))
    .join('') +
  potShape(shadesOf('#4a4a5c'))

/** An empty flower pot with a saucer. */
const flowerPot: Draw = (p) =>
  `${across('a', p)}` +
  path('M5.6 9h20.8l-3 17.4q-.2 1-1.2 1H9.8q-1 0-1.2-1z', fill('a')) +
  path('M4 5.6q0-1.2 1.2-1.2h21.6q1.2 0 1.2 1.2v3.2q0 1.2-1.2 1.2H5.2Q4 10 4 8.8z', fill('a')) +
  path('M4 8.6h24v.2q0 1.2-1.2 1.2H5.2Q4 10 4 8.8z', `fill="${p.deep}" opacity=".5"`) +
  ellipse(16, 5, 11.4, 1.3, `fill="${p.deep}"`) +
  rect(6.4, 27, 19.2, 2.4, 1.2, `fill="${p.dark}"`) +
  gleam(8.4, 12, 1.4, 13, 0.3)

const hangingPot: Draw = (p) =>
  `${across('a', p)}${round('b', green)}` +
  line('M16 1.6L7 16M16 1.6L25 16M16 1.6V14', '#c9a46a', 0.8) +
  [
    [10, 14],
    [14, 12],
    [18.4, 12],
    [22.4, 14],
    [16, 14.6],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 3.2, 2.8, fill('b')))
    .join('') +
  path('M6 16h20q-1 9.4-10 9.4T6 16z', fill('a')) +
  rect(5, 15, 22, 2.4, 1.2, `fill="${p.dark}"`) +
  [
    [8, 19, 24],
    [24, 19, 26],
    [12, 20, 29],
  ]
    .map(
      ([x = 0, y = 0, to = 0]) =>
        line(`M${x} ${y - 2}q-1.6 4 0 ${to - y}`, green.base, 1.1) +
        ellipse(x, to - 1, 1.2, 1.6, `fill="${green.base}"`),
    )
    .join('')

/** Upright striped leaves in a pot. */
const snakePlant: Draw = (p) => {
  const leaf = (x: number, top: number, lean: number) =>
    path(
      `M${x - 1.8} 20Q${x - 2.4 + lean} ${(top + 20) / 2} ${x + lean * 2} ${top}Q${x + 2.4 + lean} ${(top + 20) / 2} ${x + 1.8} 20z`,
      fill('a'),
    ) +
    [0.3, 0.5, 0.7]
      .map((at) => line(`M${x - 1.2 + lean * at} ${20 - (20 - top) * at}l2.4-.4`, '#cfe39a', 0.6))
      .join('')
  return `${across('a', green)}${leaf(11, 6, -0.8)}${leaf(21, 5, 0.8)}${leaf(13.4, 3, -0.2)}${leaf(18.6, 7, 0.4)}${leaf(16, 1.6, 0)}${potShape(p)}`
}

/** Broad leaves in a pot. */
const broadPlant: Draw = (p) => {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path('M0 0Q-4.6-4 0-11Q4.6-4 0 0z', fill('a'))}${line('M0-.6V-9', '#b8dc9a', 0.5)}</g>`
  return `${across('a', shadesOf('#2f7d45'))}${line('M16 20V9M16 17L9.6 12.4M16 17l6.4-4.6', '#3c7a3a', 1)}${leaf(16, 11, 0, 0.9)}${leaf(10.6, 13.4, -52, 0.86)}${leaf(21.4, 13.4, 52, 0.86)}${leaf(13, 17.6, -78, 0.8)}${leaf(19, 17.6, 78, 0.8)}${leaf(12.6, 10.6, -26, 0.8)}${leaf(19.4, 10.6, 26, 0.8)}${potShape(p)}`
}

/** A plant in a pot with the flower or herb that is its emblem. */
const potted: Draw = (p, emblem) => `${placed(emblem, 5.6, 0, 20.8)}${potShape(p)}`

/** The square altar of tulsi in a courtyard. */
const tulsiAltar: Draw = (p, emblem) =>
  `${down('a', p)}${placed(emblem, 8, 0, 16)}` +
  rect(8.6, 13.4, 14.8, 3, 0.8, `fill="${p.dark}"`) +
  rect(10, 16, 12, 8.6, 0.4, fill('a')) +
  path('M13.6 24.6v-4q0-2.4 2.4-2.4t2.4 2.4v4z', `fill="${p.deep}"`) +
  path('M16 20q1 1.2 0 2.2q-1-1 0-2.2z', 'fill="#ffb02e"') +
  rect(7, 24.4, 18, 2.4, 0.4, `fill="${p.dark}"`) +
  rect(5, 26.8, 22, 2.6, 0.4, fill('a'))

/** The madal: a barrel with two heads, laced, lying on its side. */
const madal: Draw = (p) => {
  const laces = [-5.4, -2, 1.6, 5].map((y) => line(`M6.6 ${16 + y}L25.4 ${16 + y * 0.86}`, '#f0dcae', 0.6))
  return (
    `${down('a', p)}<g transform="rotate(-16 16 16)">` +
    path('M6 8.4Q16 4.6 26 9.4v13.2Q16 27.4 6 23.6z', fill('a')) +
    laces.join('') +
    line('M14 6.6Q11.6 16 14 25.6M19.4 6.8q2.4 9 0 18.4', '#6d3a1c', 0.9) +
    ellipse(26, 16, 2.6, 6.8, 'fill="#e8d3ac"') +
    ellipse(6, 16, 3.4, 7.8, 'fill="#f7ead0"') +
    ellipse(6, 16, 3.4, 7.8, 'fill="none" stroke="#8a5a34" stroke-width="1"') +
    ellipse(5.8, 16, 1.6, 3.6, 'fill="#2f2a3d"') +
    '</g>'
  )
}

const tabla: Draw = () =>
  `${across('a', wood)}${across('b', shadesOf('#c3c8d4'))}` +
  path('M17.6 12.4h12l1 9.4q0 6.6-7 6.6t-7-6.6z', fill('b')) +
  path('M3.6 14.4h11.2l1 11.6q0 3-6.6 3t-6.6-3z', fill('a')) +
  [4.6, 7, 9.4, 11.8, 14]
    .map((x, at) => line(`M${x} 15.6l${at % 2 ? -0.8 : 0.8} 11`, '#f0dcae', 0.6))
    .join('') +
  [19, 22, 25, 28].map((x, at) => line(`M${x} 13.6l${at % 2 ? -0.8 : 0.8} 10`, '#8a5a34', 0.6)).join('') +
  [
    [23.6, 12, 7, 3],
    [9.2, 14, 6.2, 2.6],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        ellipse(x, y, rx, ry, 'fill="#8a5a34"') +
        ellipse(x, y - 0.3, rx * 0.86, ry * 0.84, 'fill="#f7ead0"') +
        ellipse(x, y - 0.2, rx * 0.42, ry * 0.42, 'fill="#2f2a3d"'),
    )
    .join('')

/** A flat drum with a skin, as the Tamang play it. */
const damphu: Draw = () =>
  `${round('a', shadesOf('#f3e3c2'))}${across('b', wood)}` +
  ellipse(17.6, 16.6, 13, 13, fill('b')) +
  ellipse(15.4, 15.6, 12.4, 12.4, fill('a')) +
  ellipse(15.4, 15.6, 12.4, 12.4, 'fill="none" stroke="#7d4a28" stroke-width="1"') +
  Array.from({ length: 16 }, (_, at) =>
    ellipse(
      15.4 + Math.cos((at / 8) * Math.PI) * 11.4,
      15.6 + Math.sin((at / 8) * Math.PI) * 11.4,
      0.6,
      0.6,
      'fill="#7d4a28"',
    ),
  ).join('') +
  line('M22 27l8 3', '#a4673c', 1.5)

/** A copper kettledrum with its lacing. */
const damaha: Draw = (p) =>
  `${across('a', p)}` +
  path('M3.4 10.4q1 17.6 12.6 19q11.6-1.4 12.6-19z', fill('a')) +
  [6, 10.6, 16, 21.4, 26]
    .map((x) => line(`M${x} 12.6L${16 + (x - 16) * 0.3} 27.6`, '#f0dcae', 0.7))
    .join('') +
  ellipse(16, 10.4, 12.6, 4, 'fill="#8a5a34"') +
  ellipse(16, 10, 11.4, 3.3, 'fill="#f7ead0"') +
  line('M20 8.4L29 2.6M12 8.4L4 2.4', '#a4673c', 1.4)

/** The sarangi: a carved body with a skin, four pegs, and its bow. */
const sarangi: Draw = (p) =>
  `${across('a', p)}<g transform="rotate(14 16 16)">` +
  path(
    'M13.4 2.6h5.2l.4 9.4q4.6 1.8 4.6 5.4q0 2.4-2 3.4q2.6 1.4 2.6 4.2q0 5-8.2 5t-8.2-5q0-2.8 2.6-4.2q-2-1-2-3.4q0-3.6 4.6-5.4z',
    fill('a'),
  ) +
  path('M10.4 22.6q5.6-3 11.2 0q1 5.6-5.6 5.6t-5.6-5.6z', 'fill="#f3e3c2"') +
  path('M11.2 15.6q4.8-3.4 9.6 0q-.4 3.4-4.8 3.4t-4.8-3.4z', 'fill="#3a2118"') +
  [14.6, 15.5, 16.5, 17.4].map((x) => line(`M${x} 4v21`, '#f7f2e4', 0.28)).join('') +
  [
    [10.6, 4.4],
    [10.6, 7.4],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x, y, 3.4, 1.3, 0.6, `fill="${p.deep}"`) +
        rect(32 - x - 3.4, y, 3.4, 1.3, 0.6, `fill="${p.deep}"`),
    )
    .join('') +
  rect(13.4, 24.6, 5.2, 1, 0.4, 'fill="#3a2118"') +
  '</g>' +
  line('M28.6 5.4Q31 17 26.4 29', '#7d4a28', 1.2) +
  line('M28.6 5.4L26.4 29', '#f7f2e4', 0.5)

/** A guitar with a round hole, in a paint. */
const guitar: Draw = (p) =>
  `${across('a', p)}<g transform="translate(1 4) scale(.84) rotate(32 16 16)">` +
  rect(14.6, -2, 2.8, 16, 0.6, 'fill="#5b3a2a"') +
  rect(13.8, -4.4, 4.4, 5, 1, 'fill="#3a2118"') +
  path(
    'M16 11q5.4 0 5.6 3.6q0 2-1 3.2q4 2 4 6.2q0 6.6-8.6 6.6T7.4 24q0-4.2 4-6.2q-1-1.2-1-3.2Q10.6 11 16 11z',
    fill('a'),
  ) +
  ellipse(16, 19.6, 2.7, 2.7, 'fill="#2f1a12"') +
  ellipse(16, 19.6, 3.2, 3.2, 'fill="none" stroke="#f6d27a" stroke-width=".5"') +
  rect(12.8, 25.4, 6.4, 1.3, 0.4, 'fill="#3a2118"') +
  [15.1, 15.7, 16.3, 16.9].map((x) => line(`M${x} -1v27`, '#f7f2e4', 0.22)).join('') +
  '</g>'

/** A long curved horn of copper. */
const narsingha: Draw = (p) =>
  `${across('a', p)}` +
  line('M4.4 28.6Q2.6 14 12 14.6Q19 15.2 19.4 10Q19.8 6 24 4.6', p.dark, 3) +
  line('M4.4 28.6Q2.6 14 12 14.6Q19 15.2 19.4 10Q19.8 6 24 4.6', p.base, 2) +
  path('M21.6 7.6Q24 4.6 29.6 1.6q2 4.6 0 9.4q-4.4-2.6-8-3.4z', fill('a')) +
  ellipse(29.8, 6.3, 1.3, 4.8, `fill="${p.deep}"`) +
  rect(10, 12.6, 1.6, 4, 0.6, `fill="${p.light}"`) +
  rect(17.4, 10.4, 4, 1.6, 0.6, `fill="${p.light}"`)

/** A straight reed pipe with a bell of brass. */
const sanai: Draw = () =>
  `${across('a', wood)}${across('b', shadesOf('#e0a92f'))}<g transform="rotate(42 16 16)">` +
  rect(14.8, -2, 2.4, 5, 0.8, 'fill="#f0dcae"') +
  path('M14.2 2.6h3.6l1.6 18h-6.8z', fill('a')) +
  [6.4, 9, 11.6, 14.2, 16.8].map((y) => ellipse(16, y, 0.7, 0.7, 'fill="#2f1a12"')).join('') +
  path('M12.4 20.4h7.2q.4 6 4.4 9.4H8q4-3.4 4.4-9.4z', fill('b')) +
  ellipse(16, 30, 8, 1.8, 'fill="#a87718"') +
  '</g>'

/** A palm with a pattern in henna, drawn over a hand. */
const henna: Draw = (_, emblem) =>
  placed(emblem, 0, 0, 32) +
  ellipse(17, 21, 3, 3, 'fill="none" stroke="#8a2f1a" stroke-width=".7"') +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 17 21)">${path('M17 17.6q1.2-1.2 0-2.8q-1.2 1.6 0 2.8z', 'fill="#8a2f1a"')}</g>`,
    )
    .join('') +
  ellipse(17, 21, 1, 1, 'fill="#8a2f1a"') +
  [
    [12.2, 10],
    [16.2, 8],
    [20, 9],
    [23.6, 12.4],
  ]
    .map(([x = 0, y = 0]) => line(`M${x - 1} ${y}l1-.9l1 .9M${x - 1} ${y + 1.8}l1-.9l1 .9`, '#8a2f1a', 0.55))
    .join('')

export const gardenAndMusic = {
  sapling,
  'flower-pot': flowerPot,
  'hanging-pot': hangingPot,
  'snake-plant': snakePlant,
  'broad-plant': broadPlant,
  potted,
  'tulsi-altar': tulsiAltar,
  madal,
  tabla,
  damphu,
  damaha,
  sarangi,
  guitar,
  narsingha,
  sanai,
  henna,
}
