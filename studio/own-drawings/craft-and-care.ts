import type { Draw } from './own-drawing.ts'
import { across, down, ellipse, fill, gleam, line, path, placed, rect, round, shadesOf } from './shading.ts'

const frame = (inside: string) =>
  `${down('f', shadesOf('#a4673c'))}${rect(3, 3.4, 26, 25.4, 1.6, fill('f'))}${rect(5.4, 5.8, 21.2, 20.6, 0.6, 'fill="#fbf0d4"')}${inside}`

/** A framed Mithila painting, with the fish or bird that stands on the label. */
const mithila: Draw = (p, emblem) =>
  frame(
    `${rect(6.4, 6.8, 19.2, 18.6, 0.4, `fill="none" stroke="${p.base}" stroke-width="1" stroke-dasharray="1.6 .8"`)}` +
      [
        [8.8, 9.2],
        [23.2, 9.2],
        [8.8, 23],
        [23.2, 23],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y, 1.3, 1.3, 'fill="#d3202f"') + ellipse(x, y, 0.5, 0.5, 'fill="#f6c11b"'),
        )
        .join('') +
      placed(emblem, 9.4, 9.6, 13.2),
  )

/** A carved lattice window of the Newars. */
const carvedWindow: Draw = (p) =>
  `${down('a', p)}` +
  path('M2 6.4h28l-2 3.4H4z', `fill="${p.dark}"`) +
  rect(5, 9, 22, 16.6, 0.6, fill('a')) +
  rect(8, 11.4, 16, 12, 0.6, `fill="${p.deep}"`) +
  [9, 12, 15, 18, 21]
    .map((x) => line(`M${x} 11.6l-1 11.6M${x - 1} 11.6l5 11.6`, p.light, 0.7, 'opacity=".85"'))
    .join('') +
  path('M3 25.4h26l1.4 3.4H1.6z', `fill="${p.dark}"`) +
  [7, 11.5, 16, 20.5, 25].map((x) => ellipse(x, 27, 0.9, 0.8, `fill="${p.light}"`)).join('') +
  path('M10 6.4q6-7 12 0z', `fill="${p.base}"`)

/** A ball of yarn with two needles. */
const yarn: Draw = (p) =>
  `${round('a', p)}` +
  line('M5 5l12 14M27.4 4.6L15 19', '#c9a46a', 1.5) +
  ellipse(5, 5, 1.4, 1.4, 'fill="#8a5a34"') +
  ellipse(27.4, 4.6, 1.4, 1.4, 'fill="#8a5a34"') +
  ellipse(16, 18.4, 10, 10, fill('a')) +
  line('M8 13.6q8-5 15.4 1M6.4 18q9-6 18.8.4M7.4 23q8.6-6 17.6-1', p.deep, 0.7, 'opacity=".5"') +
  line('M11 9.8q-3 9 2.4 17.6M17 8.6q-4 9 2.6 18.6', p.light, 0.8, 'opacity=".7"') +
  line('M22 26.4q3 3.4 7.4 1.6', p.base, 1.3)

/** A bundle of thread, tied in the middle. */
const skein: Draw = (p) =>
  [
    [8.6, 5.4],
    [7.4, 4.6],
    [6, 3.6],
    [4.6, 2.6],
  ]
    .map(([rx = 0, ry = 0], at) =>
      ellipse(
        16,
        16,
        rx + 5,
        ry + 4.6,
        `fill="none" stroke="${at % 2 ? p.light : p.base}" stroke-width="1.5"`,
      ),
    )
    .join('') +
  ellipse(16, 16, 13.8, 10.2, `fill="none" stroke="${p.dark}" stroke-width=".8"`) +
  rect(14, 4.6, 4, 6, 1.2, 'fill="#c9302c"') +
  rect(14, 21.4, 4, 6, 1.2, 'fill="#c9302c"') +
  line('M16 27q1 2 3.4 3M16 27q-1 2-3.4 3', '#c9302c', 0.9)

/** A lamp of paper on a frame. */
const lantern: Draw = (p) =>
  `${across('a', p)}` +
  line('M16 1.4v3', '#5b4a6b', 0.9) +
  rect(11, 3.8, 10, 2.6, 1, 'fill="#5b4a6b"') +
  path('M10.6 6.4h10.8q6.2 4.4 6.2 9.8t-6.2 9.8H10.6q-6.2-4.4-6.2-9.8t6.2-9.8z', fill('a')) +
  ellipse(16, 16.4, 5.4, 7, 'fill="#fff3c4" opacity=".55"') +
  [9.6, 13, 16.4, 19.8, 23]
    .map((y, at) =>
      line(
        `M${[7.4, 5.4, 4.8, 5.4, 7.6][at]} ${y}q${16 - [7.4, 5.4, 4.8, 5.4, 7.6][at]!} 1.6 ${2 * (16 - [7.4, 5.4, 4.8, 5.4, 7.6][at]!)} 0`,
        p.deep,
        0.5,
        'opacity=".55"',
      ),
    )
    .join('') +
  rect(11, 25.6, 10, 2.4, 1, 'fill="#5b4a6b"') +
  line('M16 28v2.6', p.base, 1.2)

/** A lipstick turned out of its case. */
const lipstick: Draw = (p) =>
  `${across('a', p)}${across('b', shadesOf('#d9b45a'))}${across('c', shadesOf('#3d3a52'))}` +
  path('M12 16V7.4q0-1.6 1.4-2.6L19 2q1 0 1 1.4V16z', fill('a')) +
  path('M12 7.4q0-1.6 1.4-2.6L19 2q.8 2.6-1.4 4.4T12 7.4z', `fill="${p.light}"`) +
  rect(11, 15, 10, 5.4, 0.6, fill('b')) +
  rect(9.4, 19.8, 13.2, 9.6, 1.4, fill('c')) +
  gleam(11, 21.4, 1.1, 6.6, 0.3)

/** A bow of ribbon. */
const ribbon: Draw = (p) =>
  `${down('a', p)}` +
  path('M14 16l-6 12.4l4-1l2.4 2.6L17.4 18zM18 16l6 12.4l-4-1l-2.4 2.6L14.6 18z', `fill="${p.dark}"`) +
  path('M16 13.6Q9 4 4.4 6.4T4 18.6Q7 22 16 15.6zM16 13.6Q23 4 27.6 6.4T28 18.6Q25 22 16 15.6z', fill('a')) +
  path(
    'M14 14.4Q9 9.6 6.6 10.4t-.4 6Q9 18.4 14 15.4zM18 14.4q5-4.8 7.4-4t.4 6Q23 18.4 18 15.4z',
    `fill="${p.deep}" opacity=".5"`,
  ) +
  rect(13, 11.4, 6, 7, 2.4, `fill="${p.light}"`)

const comb: Draw = (p) =>
  `${down('a', p)}<g transform="rotate(-14 16 16)">` +
  path('M3 9q13-4.6 26 0v6H3z', fill('a')) +
  Array.from({ length: 13 }, (_, at) => rect(3.3 + at * 1.98, 14, 1.25, 9.4, 0.6, fill('a'))).join('') +
  line('M6 10q10-3 20 0', '#fff', 0.8, 'opacity=".4"') +
  '</g>'

export const craftAndCare = {
  mithila,
  'carved-window': carvedWindow,
  yarn,
  skein,
  lantern,
  lipstick,
  ribbon,
  comb,
}
