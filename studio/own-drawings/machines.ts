import type { Draw } from './own-drawing.ts'
import { across, down, ellipse, fill, gleam, line, path, placed, rect, round, shadesOf } from './shading.ts'

const dark = shadesOf('#3d3a52')

/** Earbuds in their open case. */
const earbuds: Draw = (p) =>
  `${down('a', p)}${round('b', p)}` +
  path('M6 4.4h20q2 0 2 2.4v6.4H4V6.8q0-2.4 2-2.4z', `fill="${p.dark}"`) +
  rect(4, 13, 24, 15.6, 6, fill('a')) +
  rect(6.6, 13.8, 18.8, 6, 3, `fill="${p.deep}"`) +
  [11, 21]
    .map(
      (x) =>
        ellipse(x, 14.4, 3.2, 3.6, fill('b')) +
        rect(x - 1.2, 15.4, 2.4, 4.4, 1.2, `fill="${p.light}"`) +
        ellipse(x, 13.4, 1.2, 1.2, `fill="${p.deep}"`),
    )
    .join('') +
  ellipse(16, 24.4, 0.8, 0.8, 'fill="#7de3b0"')

const soundbar: Draw = (p) =>
  `${down('a', p)}` +
  rect(1.6, 12, 28.8, 9.4, 3, fill('a')) +
  Array.from({ length: 22 }, (_, at) =>
    [14.6, 16.6, 18.6]
      .map((y) => ellipse(4 + at * 1.15, y, 0.32, 0.32, 'fill="#fff" opacity=".35"'))
      .join(''),
  ).join('') +
  ellipse(28.2, 16.6, 0.7, 0.7, 'fill="#ff8a65"') +
  rect(4, 21.2, 4, 1.6, 0.6, `fill="${p.deep}"`) +
  rect(24, 21.2, 4, 1.6, 0.6, `fill="${p.deep}"`)

/** A loudspeaker with two cones. */
const speaker: Draw = (p) =>
  `${down('a', p)}${round('b', dark)}` +
  rect(7, 2.6, 18, 26.8, 3.6, fill('a')) +
  ellipse(16, 20.4, 7, 7, `fill="${p.deep}"`) +
  ellipse(16, 20.4, 6, 6, fill('b')) +
  ellipse(16, 20.4, 2.2, 2.2, 'fill="#8f8aa8"') +
  ellipse(16, 8.4, 3.6, 3.6, `fill="${p.deep}"`) +
  ellipse(16, 8.4, 2.8, 2.8, fill('b')) +
  ellipse(14.8, 7.4, 0.8, 0.6, 'fill="#fff" opacity=".5"') +
  gleam(8.4, 5, 1, 20, 0.3)

/** A flat television; the emblem is on its screen. */
const tv: Draw = (p, emblem) =>
  `${down('a', shadesOf('#3f8fd8'))}` +
  rect(1.4, 4.4, 29.2, 19, 1.4, `fill="${p.base}"`) +
  rect(2.4, 5.4, 27.2, 16.6, 0.6, fill('a')) +
  placed(emblem, 8.6, 6.2, 14.8) +
  path('M9 27.6l2-4.2h10l2 4.2z', `fill="${p.dark}"`)

/** An open laptop; the emblem is on its screen. */
const notebookComputer: Draw = (p, emblem) =>
  `${down('a', shadesOf('#5a6fd8'))}${down('b', p)}` +
  rect(4.4, 3.6, 23.2, 16.6, 1.6, `fill="${p.base}"`) +
  rect(5.6, 4.8, 20.8, 14.2, 0.8, fill('a')) +
  placed(emblem, 10, 5.8, 12) +
  path('M4.4 20.2h23.2l3 6.6H1.4z', fill('b')) +
  path('M6.6 21.2h18.8l1 2.8H5.6z', `fill="${p.deep}"`) +
  path('M13 24.6h6l.4 1.4h-6.8z', `fill="${p.dark}"`) +
  path('M1.4 26.8h29.2q0 1.6-1.6 1.6H3q-1.6 0-1.6-1.6z', `fill="${p.deep}"`)

/** A watch with a square screen. */
const smartWatch: Draw = (p) =>
  `${across('a', p)}` +
  path('M11.4 1.6h9.2l1.6 8H9.8z', fill('a')) +
  path('M9.8 22.4h12.4l-1.6 8h-9.2z', fill('a')) +
  rect(7, 8, 18, 16, 4.4, 'fill="#2a283c"') +
  rect(8.4, 9.4, 15.2, 13.2, 3.2, 'fill="#14131f"') +
  ellipse(16, 16, 4.8, 4.8, 'fill="none" stroke="#ff5a5f" stroke-width="1.4" stroke-dasharray="22 9"') +
  ellipse(16, 16, 2.7, 2.7, 'fill="none" stroke="#7de36a" stroke-width="1.4" stroke-dasharray="12 6"') +
  rect(25, 14, 1.4, 3.6, 0.6, 'fill="#6a677f"')

const tablet: Draw = (p) =>
  `${down('a', shadesOf('#4aa3e8'))}` +
  rect(2, 6, 28, 20.4, 2.6, `fill="${p.base}"`) +
  rect(3.6, 7.6, 24.8, 17.2, 1.2, fill('a')) +
  path('M3.6 24.8L11 16l5 5l5.4-7l7 10.8z', 'fill="#2e7d4f" opacity=".75"') +
  ellipse(9, 12, 2, 2, 'fill="#ffe08a"') +
  ellipse(16, 6.8, 0.4, 0.4, 'fill="#fff" opacity=".7"')

/** A phone with keys. */
const keypadPhone: Draw = (p) =>
  `${down('a', p)}` +
  rect(9, 1.8, 14, 28.4, 3.4, fill('a')) +
  rect(10.8, 4.2, 10.4, 9, 1, 'fill="#bfe3d0"') +
  line('M12.4 7h5M12.4 9.4h7', '#2a4a3f', 0.7) +
  rect(13.6, 14.4, 4.8, 2.2, 1.1, `fill="${p.light}"`) +
  [18.2, 20.8, 23.4, 26]
    .map((y) => [11, 14.6, 18.2].map((x) => rect(x, y, 2.8, 1.7, 0.7, 'fill="#fff" opacity=".85"')).join(''))
    .join('')

/** A smartphone seen from behind, in the colour that the buyer chooses, beside its screen. */
const smartphone: Draw = (p) =>
  `${across('a', p)}${down('b', shadesOf('#565266'))}` +
  `<g transform="rotate(7 22 16)">${rect(15, 3.4, 13.4, 25.6, 2.8, 'fill="#1f1d33"')}${rect(15.9, 4.4, 11.6, 23.6, 2, fill('b'))}${ellipse(21.7, 5.8, 0.6, 0.6, 'fill="#1f1d33"')}${[18, 21, 24].map((x) => rect(x, 22.6, 2, 2, 0.6, 'fill="#fff" opacity=".8"')).join('')}</g>` +
  `<g transform="rotate(-7 11 16)">${rect(4, 3, 14, 26.4, 2.9, fill('a'))}${rect(5.4, 4.6, 6, 8.4, 2, `fill="${p.deep}"`)}${[7, 10.6].map((y) => ellipse(8.4, y, 1.6, 1.6, 'fill="#23213a"') + ellipse(8, y - 0.4, 0.5, 0.5, 'fill="#e9ebf2"')).join('')}${ellipse(13.4, 6.4, 0.8, 0.8, 'fill="#fff6d0"')}${gleam(15.6, 6, 0.8, 20, 0.35)}</g>`

const powerBank: Draw = (p) =>
  `${down('a', p)}` +
  `<g transform="rotate(8 16 16)">${rect(8, 3, 16, 26, 3.4, fill('a'))}${rect(12, 3, 8, 1.8, 0.8, `fill="${p.deep}"`)}` +
  [0, 1, 2, 3]
    .map((at) => ellipse(12.4 + at * 2.4, 9, 0.7, 0.7, `fill="${at < 3 ? '#7de3b0' : '#fff'}"`))
    .join('') +
  path('M17.4 13l-4.4 6h3l-1.4 5l5-6.6h-3.2z', 'fill="#fff" opacity=".9"') +
  gleam(9.4, 6, 1.1, 20, 0.3) +
  '</g>'

const charger: Draw = (p) =>
  `${across('a', p)}` +
  rect(9, 3, 2.4, 6, 0.8, 'fill="#b9bdc9"') +
  rect(16.6, 3, 2.4, 6, 0.8, 'fill="#b9bdc9"') +
  rect(4.6, 8, 19, 16, 3.4, fill('a')) +
  rect(10, 20.6, 8, 2, 0.9, `fill="${p.deep}"`) +
  line('M14 23.6q0 5.6 6.6 5.2t6.4-6.4V14', dark.light, 1.3) +
  rect(25.2, 9, 3.6, 5.6, 1, `fill="${dark.base}"`) +
  rect(26, 6.8, 2, 2.6, 0.5, 'fill="#b9bdc9"') +
  path('M15 11l-3.6 5h2.6l-1.2 4l4.4-5.4h-2.8z', `fill="${p.deep}" opacity=".6"`)

const cable: Draw = (p) =>
  line('M8 26q-4-12 8-12t8-8', p.deep, 2.4) +
  line('M8 26q-4-12 8-12t8-8', p.base, 1.6) +
  line('M16 14q10 0 9 8t-10 5t-1-10', p.base, 1.6) +
  rect(22, 2.4, 4, 4.6, 1, `fill="${dark.base}"`) +
  rect(22.8, 0.6, 2.4, 2.4, 0.6, 'fill="#c3c8d4"') +
  rect(5.6, 24, 4.6, 5, 1, `fill="${dark.base}"`) +
  rect(6.2, 28.4, 3.4, 2.6, 0.4, 'fill="#c3c8d4"')

const extensionBoard: Draw = (p) =>
  `${down('a', p)}` +
  line('M28 20q4 6-4 8t-16-.4', dark.base, 1.4) +
  `<g transform="rotate(-16 16 14)">${rect(1.6, 9, 28.6, 10.6, 2.6, fill('a'))}` +
  [6.6, 13, 19.4]
    .map(
      (x) =>
        ellipse(x, 14.2, 2.6, 2.6, 'fill="#d5d8e2"') +
        ellipse(x, 12.9, 0.5, 0.5, `fill="${dark.base}"`) +
        ellipse(x - 1, 15.1, 0.5, 0.5, `fill="${dark.base}"`) +
        ellipse(x + 1, 15.1, 0.5, 0.5, `fill="${dark.base}"`),
    )
    .join('') +
  rect(24, 12, 3.6, 4.4, 0.8, 'fill="#e2453a"') +
  '</g>'

const disk: Draw = (p) =>
  `${across('a', p)}` +
  rect(7, 3.6, 18, 23, 2.6, fill('a')) +
  rect(9, 5.6, 14, 13, 1.4, `fill="${p.deep}" opacity=".5"`) +
  ellipse(16, 12, 4.6, 4.6, 'fill="none" stroke="#fff" stroke-width=".6" opacity=".5"') +
  ellipse(21.4, 23.4, 0.8, 0.8, 'fill="#6fb8ff"') +
  line('M10 23.4h6', '#fff', 0.8, 'opacity=".5"') +
  line('M16 26.6v1.4q0 2-4 2', dark.base, 1.3)

const securityCamera: Draw = (p) =>
  `${across('a', p)}${round('b', dark)}` +
  rect(13.6, 20, 4.8, 7, 1, `fill="${p.dark}"`) +
  ellipse(16, 27.6, 8, 2, `fill="${p.base}"`) +
  rect(5, 4, 22, 17, 8, fill('a')) +
  ellipse(16, 12.6, 6.6, 6.6, fill('b')) +
  ellipse(16, 12.6, 3.4, 3.4, 'fill="#27508f"') +
  ellipse(14.8, 11.4, 1, 1, 'fill="#cfe6ff"') +
  ellipse(16, 18.4, 0.5, 0.5, 'fill="#ff6a5a"')

const drill: Draw = (p) =>
  `${down('a', p)}${down('b', dark)}` +
  path('M24.4 9.6l6.8.8v1.6l-6.8.8z', 'fill="#b9bdc9"') +
  path('M20 7.6h3.4q1.4.8 1.4 3.6t-1.4 3.6H20z', `fill="${dark.base}"`) +
  path(
    'M3 7.6q0-1.8 1.8-1.8H18q2.4 0 2.4 2.4v6q0 2.4-2.4 2.4h-6.4L9 26H3.4l1.6-9.8Q3 15.6 3 13.4z',
    fill('a'),
  ) +
  rect(1.8, 25, 10.4, 4.6, 1.4, fill('b')) +
  rect(11.6, 16.4, 2, 3.6, 1, 'fill="#c9302c"') +
  line('M6 8.4h9', '#fff', 1.1, 'opacity=".4"') +
  [14, 16, 18].map((x) => line(`M${x} 12v2.6`, p.deep, 0.7)).join('')

const grinder: Draw = (p) =>
  `${down('a', p)}${round('b', shadesOf('#9a9db0'))}` +
  `<g transform="rotate(-24 16 16)">${rect(11, 11, 19, 7.4, 3, fill('a'))}${rect(23, 11, 7, 7.4, 2.6, `fill="${dark.base}"`)}${line('M14 13h7', '#fff', 1, 'opacity=".4"')}` +
  path('M2 17.6h13.4q-.2 2-2 2H4q-1.8 0-2-2z', `fill="${dark.base}"`) +
  ellipse(8.6, 20.6, 7.6, 2.4, fill('b')) +
  ellipse(8.6, 20.2, 2, 0.8, `fill="${dark.base}"`) +
  rect(7.6, 12, 5, 6.4, 1.6, `fill="${dark.light}"`) +
  '</g>'

/** The bent knife of Nepal above its sheath. */
const khukuri: Draw = (p) =>
  `${down('a', shadesOf('#d3d6e2'))}${across('b', p)}${across('c', shadesOf('#3f2a2c'))}` +
  path('M2.4 19q8.6-1.4 13.4 2.2q3.6 2.6 8.4 2l4.6-.6q.8 5.4-6.4 6q-6.6.4-10.4-4q-3-3.2-9.4-3z', fill('c')) +
  path('M26 23l2.8-.4q.6 3.6-2.4 5z', 'fill="#e0a92f"') +
  rect(2, 18.6, 2.6, 3.4, 0.8, 'fill="#e0a92f"') +
  path('M10.6 4.6q7.6-1 12 3.4q2.8 3 8 2.8q-1.4 7.8-8.6 7.2q-5-.4-7.4-4.6q-1.6-2.8-4.4-3.4z', fill('a')) +
  path('M14.6 13.4q2.4 4.2 7.4 4.6q4.6.4 6.8-2.8q-4 1.6-7.4.4t-6.8-2.2z', 'fill="#9fa3b8"') +
  line('M12 5.8q7-.4 10.4 3.6q2.4 2.6 5.6 3', '#fff', 0.6, 'opacity=".8"') +
  path('M1.4 3.6q-1 3 .6 5.6q4.4 1.4 8.6.8V4.6q-4.6.6-9.2-1z', fill('b')) +
  rect(9.6, 4, 1.8, 6.4, 0.7, 'fill="#e0a92f"') +
  line('M4.6 4.6v5M6.8 5v4.8', p.deep, 0.5)

const tap: Draw = (p) =>
  `${across('a', p)}` +
  path('M2 12h7v8H2z', `fill="${p.dark}"`) +
  path('M8 12.6h10q8.4 0 8.4 8v3h-6v-2q0-2.6-2.6-2.6H8z', fill('a')) +
  rect(19.6, 23, 7.6, 2.4, 1, `fill="${p.light}"`) +
  rect(12.4, 7, 3.6, 6.4, 0.8, `fill="${p.dark}"`) +
  rect(7, 4, 14.4, 3.6, 1.8, fill('a')) +
  path('M23.4 26.4q1.8 2.2 0 3.6q-1.8-1.4 0-3.6z', 'fill="#4aa3e8"') +
  line('M10 14.4h8q4 0 5.4 3', '#fff', 1, 'opacity=".6"')

const tableLamp: Draw = (p) =>
  `${down('a', p)}${across('b', shadesOf('#a4673c'))}` +
  ellipse(16, 28, 7.4, 1.8, fill('b')) +
  rect(14.8, 15, 2.4, 13, 1, fill('b')) +
  path('M11 3.4h10l6 13.4H5z', fill('a')) +
  ellipse(16, 16.8, 11, 2.2, 'fill="#fff3c4"') +
  ellipse(16, 3.4, 5, 1, `fill="${p.light}"`) +
  path('M12.4 5h2l-2.6 10h-3.4z', 'fill="#fff" opacity=".3"')

const stringLights: Draw = (p) => {
  const colours = ['#ffcf4a', '#ff7a5c', '#6fd08c', '#6fb8ff', '#e58bd0']
  const bulbs = [
    [3.6, 9.6],
    [8.4, 13.8],
    [13.6, 15.4],
    [18.8, 15.4],
    [24, 13.6],
    [28.6, 9.4],
    [6.6, 23.4],
    [12.4, 26],
    [19, 26.2],
    [25, 23.6],
  ]
  return (
    line('M1.6 5Q16 18 30.4 5M4 18.6Q16 28 28 18.6', '#2e5d46', 0.9) +
    bulbs
      .map(([x = 0, y = 0], at) => {
        const colour = p.base === '#eef0f4' ? colours[at % 5] : p.base
        return (
          ellipse(x, y, 3, 3, `fill="${colour}" opacity=".28"`) +
          rect(x - 0.8, y - 2.9, 1.6, 1.6, 0.4, 'fill="#2e5d46"') +
          ellipse(x, y, 1.5, 1.9, `fill="${colour}"`) +
          ellipse(x - 0.4, y - 0.5, 0.5, 0.6, 'fill="#fff" opacity=".7"')
        )
      })
      .join('')
  )
}

const solarLantern: Draw = (p) =>
  `${across('a', p)}${down('b', shadesOf('#28427f'))}` +
  line('M9 8q0-6 7-6t7 6', dark.base, 1.3) +
  path('M7 7h18l2 3.6H5z', fill('b')) +
  line('M11 7l-1 3.6M16 7v3.6M21 7l1 3.6', '#9fc2ff', 0.5) +
  rect(7.6, 10.4, 16.8, 13.6, 1.6, 'fill="#fff3c4"') +
  ellipse(16, 17, 5, 5.6, 'fill="#ffd75e"') +
  ellipse(16, 17, 2.4, 3, 'fill="#fffbe8"') +
  rect(5.6, 23.6, 20.8, 5.8, 2, fill('a')) +
  [10, 16, 22].map((x) => line(`M${x} 10.6v13`, p.deep, 0.7, 'opacity=".5"')).join('')

export const machines = {
  earbuds,
  soundbar,
  speaker,
  tv,
  'smart-watch': smartWatch,
  'notebook-computer': notebookComputer,
  tablet,
  'keypad-phone': keypadPhone,
  smartphone,
  'power-bank': powerBank,
  charger,
  cable,
  'extension-board': extensionBoard,
  disk,
  'security-camera': securityCamera,
  drill,
  grinder,
  khukuri,
  tap,
  'table-lamp': tableLamp,
  'string-lights': stringLights,
  'solar-lantern': solarLantern,
}
