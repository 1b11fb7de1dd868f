import type { Draw } from './own-drawing.ts'
import { across, ellipse, fill, gleam, line, path, rect, round, shadesOf } from './shading.ts'

const flame = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y - 3.4 * size}q${2.2 * size} ${2.2 * size} 0 ${3.6 * size}q${-2.2 * size} ${-1.4 * size} 0 ${-3.6 * size}z`,
    'fill="#ffb02e"',
  ) +
  path(
    `M${x} ${y - 1.8 * size}q${1 * size} ${1.2 * size} 0 ${1.9 * size}q${-1 * size} ${-0.7 * size} 0 ${-1.9 * size}z`,
    'fill="#fff3c4"',
  )

/** A round-bellied pot with a narrow neck, for water: of copper, brass or clay. */
const gagri: Draw = (p) =>
  `${across('a', p)}` +
  path(
    'M12.6 5.6h6.8q-.6 3 .6 4.4q8.2 3 8.2 10.2q0 9.2-12.2 9.2T3.8 20.2Q3.8 13 12 10q1.2-1.4.6-4.4z',
    fill('a'),
  ) +
  ellipse(16, 5.2, 5.4, 1.9, `fill="${p.light}"`) +
  ellipse(16, 5.3, 4, 1.2, `fill="${p.deep}"`) +
  line('M5 17.6Q16 22 27 17.6M11.8 10.4q4.2 1.6 8.4 0', p.deep, 0.6, 'opacity=".5"') +
  line('M7.4 14.6q1.4-2 3.6-3', '#fff', 1.3, 'opacity=".55"')

/** A jug on a foot with a long curved spout. */
const karuwa: Draw = (p) =>
  `${across('a', p)}` +
  line('M11 20q-6-.4-6.6-5.6Q4 10 2.6 9', p.base, 2.4) +
  path(
    'M14 5h8q-1 3 .4 5.2q5.2 2.8 5.2 8q0 6.4-6 7.6v1.6l2.6 1.4v1H11.8v-1l2.6-1.4v-1.6q-6-1.2-6-7.6q0-5.2 5.2-8Q15 8 14 5z',
    fill('a'),
  ) +
  ellipse(18, 4.8, 4.6, 1.5, `fill="${p.light}"`) +
  ellipse(18, 4.9, 3.4, 0.9, `fill="${p.deep}"`) +
  line('M9.4 17.4q8.6 3 17.2 0', p.deep, 0.6, 'opacity=".5"') +
  gleam(11.4, 13.6, 1.4, 8, 0.5)

/** A small round pot with a wide rim, for rites. */
const lota: Draw = (p) =>
  `${across('a', p)}` +
  path('M9 7.4h14q-2.4 2.6-1.4 4.6q6 3 6 8.6q0 8-11.6 8T4.4 20.6q0-5.6 6-8.6q1-2-1.4-4.6z', fill('a')) +
  ellipse(16, 7.2, 8, 2.2, `fill="${p.light}"`) +
  ellipse(16, 7.4, 6.2, 1.5, `fill="${p.deep}"`) +
  gleam(7.6, 16, 1.4, 8, 0.5)

/** A singing bowl on a cushion, with its mallet. */
const singingBowl: Draw = (p) =>
  `${across('a', p)}${across('b', shadesOf('#b3243b'))}${across('c', shadesOf('#a4673c'))}` +
  path('M3 25.4q0-3.4 13-3.4t13 3.4q0 3.6-13 3.6T3 25.4z', fill('b')) +
  path('M3.6 12.4Q4.6 24.6 16 24.6t12.4-12.2z', fill('a')) +
  ellipse(16, 12.4, 12.4, 3.4, `fill="${p.light}"`) +
  ellipse(16, 12.7, 10.8, 2.6, `fill="${p.deep}"`) +
  line('M5.4 17.2Q16 20.6 26.6 17.2', p.deep, 0.6, 'opacity=".5"') +
  `<g transform="rotate(38 23 8)">${rect(21.6, -1, 3, 15, 1.5, fill('c'))}${rect(21.2, 7, 3.8, 7.4, 1.6, 'fill="#c9302c"')}</g>` +
  gleam(6.8, 15.4, 1.4, 5, 0.5)

/** An oil lamp on a tall stand. */
const panas: Draw = (p) =>
  `${across('a', p)}` +
  path('M6 29.4q0-2.6 7.6-3.4l1.2-11h2.4l1.2 11q7.6.8 7.6 3.4z', fill('a')) +
  ellipse(16, 21, 3, 1.3, `fill="${p.light}"`) +
  path('M4.6 12.4q2.4 5 11.4 5t11.4-5z', fill('a')) +
  ellipse(16, 12.4, 11.4, 2.4, `fill="${p.light}"`) +
  ellipse(16, 12.6, 9.6, 1.6, `fill="${p.deep}"`) +
  [7, 16, 25].map((x) => flame(x, 11.6, 1.5)).join('')

const incense: Draw = (p) => {
  const stick = (x: number, lean: number) =>
    line(`M16 24L${x} 7`, '#8a5a34', 0.8) +
    line(`M${x + lean * 0.9} 12L${x} 6.4`, p.base, 1.3) +
    ellipse(x, 6.2, 0.8, 0.8, 'fill="#ff7a3c"')
  return (
    `${across('a', shadesOf('#e0a92f'))}` +
    line('M9.4 5q-2-1.6 0-3.4M22.6 5q2-1.6 0-3.4M16 4q-1.8-1.4 0-3', '#b9b2c9', 0.9, 'opacity=".8"') +
    stick(9.4, 1) +
    stick(12.6, 0.5) +
    stick(16, 0) +
    stick(19.4, -0.5) +
    stick(22.6, -1) +
    path('M7 22.4h18q-.6 6-6 6.6h-6q-5.4-.6-6-6.6z', fill('a')) +
    ellipse(16, 22.4, 9, 2, 'fill="#f4cf74"') +
    ellipse(16, 22.6, 7.4, 1.3, 'fill="#8a6a4a"')
  )
}

/** A garland of marigolds hung in a bow. */
const garland: Draw = (p) => {
  const flower = (x: number, y: number, at: number) =>
    ellipse(x, y, 2.5, 2.5, `fill="${at % 2 ? p.light : p.base}"`) +
    ellipse(x, y, 1.6, 1.6, `fill="${p.dark}" opacity=".45"`) +
    ellipse(x - 0.5, y - 0.5, 0.8, 0.8, `fill="${p.light}"`)
  const flowers = Array.from({ length: 17 }, (_, at) => {
    const turn = Math.PI * (at / 16)
    return flower(16 - Math.cos(turn) * 12.4, 4.6 + Math.sin(turn) * 19.6, at)
  })
  return `${line('M3.6 4.4V2M28.4 4.4V2', '#5f9e3a', 0.9)}${flowers.join('')}${path('M16 25.4l-2.6 5h5.2z', 'fill="#c9302c"')}${[
    [6, 8],
    [26, 8],
    [10, 19],
    [22, 19],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 0.9, 1.8, 'fill="#5f9e3a"'))
    .join('')}`
}

/** A plate with heaps of coloured powder for tika. */
const tika: Draw = () => {
  const heaps = [
    [10, 14.6, '#d3202f'],
    [16, 12.4, '#f6b21b'],
    [22, 14.6, '#2e8b57'],
    [11.6, 20, '#e0568f'],
    [20.4, 20, '#3f6fd1'],
  ] as const
  return (
    `${round('a', shadesOf('#e0a92f'))}` +
    ellipse(16, 18.6, 14.4, 10, 'fill="#9a6a1a"') +
    ellipse(16, 17.2, 14.4, 10, fill('a')) +
    ellipse(16, 17.2, 11.8, 7.8, 'fill="#f7dc94"') +
    heaps
      .map(
        ([x, y, colour]) =>
          ellipse(x, y + 1.2, 3.4, 1.8, `fill="${colour}"`) +
          path(`M${x - 3.2} ${y + 1}Q${x} ${y - 5.4} ${x + 3.2} ${y + 1}z`, `fill="${colour}"`) +
          ellipse(x - 0.8, y - 0.8, 0.9, 0.7, 'fill="#fff" opacity=".35"'),
      )
      .join('')
  )
}

/** A plate for worship with a lamp, a bell and flowers, which come as drawings of their own. */
const pujaPlate: Draw = (p) =>
  `${round('a', p)}` +
  ellipse(16, 21.6, 14.6, 7.4, `fill="${p.deep}"`) +
  ellipse(16, 20.2, 14.6, 7.4, fill('a')) +
  ellipse(16, 20, 12, 5.6, `fill="${p.light}"`) +
  path('M5.6 18.6q1.4 3.8 4.6 3.8t4.6-3.8z', `fill="${p.dark}"`) +
  ellipse(10.2, 18.6, 4.6, 1.1, `fill="${p.deep}"`) +
  flame(10.2, 17.8, 1.9) +
  path('M18 19.6q1-1.6 1-4.4q0-3 3-3t3 3q0 2.8 1 4.4z', `fill="${p.dark}"`) +
  rect(21, 8, 2, 4.6, 1, `fill="${p.deep}"`) +
  ellipse(22, 20, 0.9, 0.8, `fill="${p.deep}"`) +
  [
    [14.4, 22.4, '#e0568f'],
    [17.6, 23, '#f08a1d'],
    [11.4, 23.6, '#d3202f'],
  ]
    .map(
      ([x, y, colour]) =>
        ellipse(Number(x), Number(y), 1.5, 1.1, `fill="${colour}"`) +
        ellipse(Number(x), Number(y), 0.5, 0.4, 'fill="#ffe08a"'),
    )
    .join('')

/** Prayer flags in their five colours on a line. */
const prayerFlags: Draw = () => {
  const colours = ['#2f6fd1', '#f7f4ec', '#d3202f', '#2e8b57', '#f6c11b']
  const flags = colours.map((colour, at) => {
    const x = 3 + at * 5.4
    const sag = [6.4, 8.4, 9, 8.4, 6.4][at] ?? 8
    return (
      path(`M${x} ${sag}h4.8q.6 7-.2 14.6l-2.2-1.4l-2.4 1.4q.6-7.4 0-14.6z`, `fill="${colour}"`) +
      [3.4, 5.6, 7.8].map((y) => line(`M${x + 1} ${sag + y}h2.8`, '#2a2140', 0.35, 'opacity=".4"')).join('') +
      rect(x, sag, 4.8, 1.2, 0, 'fill="#000" opacity=".12"')
    )
  })
  return `${line('M1.6 5Q16 12 30.4 5', '#8a5a34', 0.8)}${flags.join('')}`
}

export const metalAndPuja = {
  gagri,
  karuwa,
  lota,
  'singing-bowl': singingBowl,
  panas,
  incense,
  garland,
  tika,
  'puja-plate': pujaPlate,
  'prayer-flags': prayerFlags,
}
