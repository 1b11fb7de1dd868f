import type { Draw } from './own-drawing.ts'
import { across, cylinder, down, ellipse, fill, gleam, line, path, rect, round, shadesOf } from './shading.ts'

const dark = shadesOf('#3d3a52')
const wood = shadesOf('#a4673c')
const bamboo = shadesOf('#dcb56a')

const pressureCooker: Draw = (p) =>
  `${across('a', p)}${across('b', dark)}` +
  rect(20, 12.4, 11, 2.6, 1.3, fill('b')) +
  rect(2, 14.4, 5, 3, 1.4, fill('b')) +
  cylinder(14.4, 13.4, 26, 9.6, 2.8, fill('a'), fill('a')) +
  path('M4.4 13.2q.6-4.6 10-4.6t10 4.6a10 2.6 0 0 1-20 0z', fill('a')) +
  ellipse(14.4, 12.8, 10.2, 2.6, `fill="none" stroke="${p.deep}" stroke-width=".6" opacity=".5"`) +
  rect(13, 4, 2.8, 5, 1, fill('b')) +
  rect(17.4, 6.4, 1.8, 2.6, 0.8, 'fill="#c9302c"') +
  gleam(6.6, 16.4, 1.4, 9, 0.5)

const kettle: Draw = (p) =>
  `${across('a', p)}${across('b', dark)}` +
  line('M22 9q7 .6 6.4 8.6q-.4 4.6-4 6.2', dark.base, 2.4) +
  path('M9.6 8.6L5 10.4q-.8.6 0 1.2l4 2.6z', `fill="${p.dark}"`) +
  path('M10 7.6h12.4l2.4 17.6q.2 1.8-1.6 1.8H9.2q-1.8 0-1.6-1.8z', fill('a')) +
  path('M10 7.8q.4-3.6 6.2-3.6t6.2 3.6z', `fill="${p.light}"`) +
  rect(15, 2.4, 2.4, 2.6, 1, fill('b')) +
  rect(6.6, 26.4, 19.2, 3, 1.4, fill('b')) +
  gleam(11.2, 10, 1.4, 14, 0.5)

const induction: Draw = (p) =>
  `${down('a', p)}` +
  path('M6.6 8h18.8L30 22H2z', fill('a')) +
  path('M2 22h28v3.4q0 1.4-1.4 1.4H3.4Q2 26.8 2 25.4z', `fill="${p.deep}"`) +
  ellipse(16, 14, 7, 3.8, 'fill="none" stroke="#ff8a65" stroke-width=".8"') +
  ellipse(16, 14, 4.2, 2.2, 'fill="none" stroke="#ff8a65" stroke-width=".7"') +
  rect(11, 23.2, 6, 2, 0.6, 'fill="#7de3b0"') +
  [20, 22.6, 25.2].map((x) => ellipse(x, 24.2, 0.8, 0.8, 'fill="#e7e3f4"')).join('')

const tiffin: Draw = (p) =>
  `${across('a', p)}${across('b', dark)}` +
  [22.4, 16.4, 10.4].map((y) => cylinder(16, y - 1, y + 4.4, 8.6, 2.2, fill('a'), fill('a'))).join('') +
  path('M7.4 9.4q.6-3 8.6-3t8.6 3a8.6 2.2 0 0 1-17.2 0z', fill('a')) +
  [14.8, 20.8]
    .map((y) =>
      path(`M7.4 ${y}a8.6 2.2 0 0 0 17.2 0`, `fill="none" stroke="${p.deep}" stroke-width=".7" opacity=".6"`),
    )
    .join('') +
  line('M6.4 26V9.6q0-5.4 3.6-5.4h12q3.6 0 3.6 5.4V26', p.deep, 1.2) +
  rect(12, 2.6, 8, 2.8, 1.4, fill('b')) +
  gleam(9, 11.6, 1.3, 15, 0.5)

/** A water bottle with a screw cap, of steel or copper. */
const flask: Draw = (p) =>
  `${across('a', p)}` +
  path(
    'M11.6 8h8.8q0 2 1.4 3.4t1.4 4V27q0 2.4-2.4 2.4h-9.6Q8.8 29.4 8.8 27V15.4q0-2.6 1.4-4T11.6 8z',
    fill('a'),
  ) +
  rect(11.4, 2.4, 9.2, 6.2, 1.6, `fill="${p.dark}"`) +
  rect(11.4, 4.6, 9.2, 0.9, 0, `fill="${p.deep}" opacity=".6"`) +
  gleam(10.8, 13, 1.7, 14, 0.5)

/** A round plate with three small bowls on it. */
const thali: Draw = (p) =>
  `${round('a', p)}${round('b', { ...p, base: p.light, light: '#ffffff' })}` +
  ellipse(16, 18.6, 14.4, 9.8, `fill="${p.deep}"`) +
  ellipse(16, 17.4, 14.4, 9.8, fill('a')) +
  ellipse(16, 17.4, 11.6, 7.6, fill('b')) +
  [
    [10.6, 15],
    [16, 12.6],
    [21.4, 15],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y + 0.7, 2.9, 2.3, `fill="${p.deep}"`) +
        ellipse(x, y, 2.9, 2.3, fill('a')) +
        ellipse(x, y + 0.2, 2.1, 1.5, `fill="${p.dark}"`),
    )
    .join('') +
  ellipse(16, 20.6, 4.6, 2.4, 'fill="#fffaf0"') +
  line('M4.4 14.4q2.4-4.4 7.4-5.8', '#fff', 0.8, 'opacity=".7"')

/** A deep plate without anything on it. */
const plate: Draw = (p) =>
  `${round('a', p)}${round('b', { ...p, base: p.light, light: '#ffffff' })}` +
  ellipse(16, 19, 14.4, 9.6, `fill="${p.deep}"`) +
  ellipse(16, 17.6, 14.4, 9.6, fill('a')) +
  ellipse(16, 17.4, 12.4, 8, `fill="${p.dark}" opacity=".45"`) +
  ellipse(16, 18, 11.4, 7, fill('b')) +
  line('M4.4 14.4q2.4-4.4 7.4-5.8', '#fff', 0.9, 'opacity=".8"')

const tumblers: Draw = (p) => {
  const one = (x: number, y: number) =>
    path(`M${x - 5} ${y}L${x - 4} ${y + 13}a4 1.3 0 0 0 8 0L${x + 5} ${y}z`, fill('a')) +
    ellipse(x, y, 5, 1.6, `fill="${p.light}"`) +
    ellipse(x, y + 0.2, 4.2, 1.2, `fill="${p.deep}"`) +
    gleam(x - 3.4, y + 3, 1, 9, 0.5)
  return `${across('a', p)}${one(20.6, 6.4)}${one(11.4, 13)}`
}

/** A steamer of two tiers with dumplings. */
const steamer: Draw = (p) => {
  const tier = (y: number) =>
    cylinder(16, y, y + 6, 12.4, 3.4, fill('a'), fill('b')) +
    path(`M3.6 ${y + 1.4}a12.4 3.4 0 0 0 24.8 0v1.4a12.4 3.4 0 0 1-24.8 0z`, `fill="${p.dark}" opacity=".6"`)
  const momo = (x: number, y: number) =>
    ellipse(x, y, 3, 2.2, 'fill="#fdf6e8"') +
    line(`M${x - 1.6} ${y - 0.6}q1.6-2.2 3.2 0M${x} ${y - 1.8}v1.4`, '#d8c5a4', 0.5)
  return `${across('a', p)}${round('b', { ...p, light: '#f6e3b8' })}${tier(19)}${tier(11)}${[
    [10.4, 10.4],
    [16, 9.2],
    [21.6, 10.4],
    [13.2, 11.8],
    [18.8, 11.8],
  ]
    .map(([x = 0, y = 0]) => momo(x, y))
    .join('')}`
}

const rollingPin: Draw = () =>
  `${round('a', wood)}${across('b', shadesOf('#d39a5e'))}` +
  ellipse(15, 21.4, 13, 8, `fill="${wood.deep}"`) +
  ellipse(15, 20, 13, 8, fill('a')) +
  ellipse(15, 19.6, 10.4, 6, 'fill="#f4e6cf" opacity=".75"') +
  `<g transform="rotate(-28 18 12)">${rect(5, 9.4, 24, 5.4, 2.7, fill('b'))}${rect(1, 11, 5, 2.2, 1.1, `fill="${wood.base}"`)}${rect(28, 11, 4, 2.2, 1.1, `fill="${wood.base}"`)}${rect(7, 10.4, 19, 1.1, 0.5, 'fill="#fff" opacity=".35"')}</g>`

const cuttingBoard: Draw = () =>
  `${down('a', shadesOf('#c98b52'))}` +
  `<g transform="rotate(18 16 16)">${rect(7, 8.4, 18, 21, 2.6, fill('a'))}${rect(13, 2, 6, 8, 2.4, fill('a'))}${ellipse(16, 4.8, 1.3, 1.3, 'fill="#6d4122"')}` +
  [12, 16, 20]
    .map((x, at) => line(`M${x - 2} 11q${at % 2 ? 1 : -1} 8 0 16`, wood.deep, 0.4, 'opacity=".4"'))
    .join('') +
  '</g>'

/** The flat round tray for winnowing. */
const nanglo: Draw = () =>
  `${round('a', bamboo)}` +
  ellipse(16, 18.4, 14.6, 10.6, `fill="${bamboo.deep}"`) +
  ellipse(16, 17, 14.6, 10.6, fill('a')) +
  ellipse(16, 17, 12.6, 8.8, 'fill="#eed49a"') +
  [-9, -6, -3, 0, 3, 6, 9]
    .map((x) =>
      line(
        `M${16 + x} ${17 - Math.sqrt(1 - (x / 12.6) ** 2) * 8.6}V${17 + Math.sqrt(1 - (x / 12.6) ** 2) * 8.6}`,
        bamboo.dark,
        0.5,
        'opacity=".7"',
      ),
    )
    .join('') +
  [-6, -3.4, -0.8, 1.8, 4.4]
    .map((y) =>
      line(
        `M${16 - Math.sqrt(1 - (y / 8.8) ** 2) * 12.4} ${17 + y}H${16 + Math.sqrt(1 - (y / 8.8) ** 2) * 12.4}`,
        bamboo.dark,
        0.5,
        'opacity=".7"',
      ),
    )
    .join('')

/** The carrying basket of the hills, wide at the top. */
const doko: Draw = () =>
  `${across('a', bamboo)}` +
  path('M3.6 5.4L11 28.4q5 1.6 10 0L28.4 5.4z', fill('a')) +
  [8, 12, 16, 20, 24]
    .map((x) => line(`M${x} 6.4L${16 + (x - 16) * 0.42} 28`, bamboo.deep, 0.6, 'opacity=".65"'))
    .join('') +
  [10, 14.4, 18.8, 23.2]
    .map((y) =>
      line(
        `M${4.4 + (y - 6) * 0.31} ${y}Q16 ${y + 2.4} ${27.6 - (y - 6) * 0.31} ${y}`,
        bamboo.deep,
        0.7,
        'opacity=".65"',
      ),
    )
    .join('') +
  ellipse(16, 5.4, 12.6, 3, `fill="${bamboo.deep}"`) +
  ellipse(16, 5.2, 12.6, 3, `fill="none" stroke="${bamboo.light}" stroke-width="1.2"`)

const pan: Draw = (p) =>
  `${round('a', p)}${across('b', wood)}` +
  `<g transform="rotate(-24 16 18)">${rect(21, 16, 12, 2.8, 1.4, fill('b'))}</g>` +
  ellipse(13.4, 19.4, 12, 8.4, `fill="${p.deep}"`) +
  ellipse(13.4, 18, 12, 8.4, fill('a')) +
  ellipse(13.4, 18.4, 9.8, 6.6, `fill="${p.dark}"`) +
  line('M5.4 15.6q2-3 6-4', '#fff', 0.8, 'opacity=".4"')

const karahi: Draw = (p) =>
  `${across('a', p)}` +
  line('M4.4 12q-4 1-2.8 4.4M27.6 12q4 1 2.8 4.4', p.dark, 1.8) +
  path('M3.4 12.4Q4.4 27 16 27t12.6-14.6z', fill('a')) +
  ellipse(16, 12.4, 12.6, 3.6, `fill="${p.light}"`) +
  ellipse(16, 12.8, 11.2, 2.8, `fill="${p.deep}"`) +
  gleam(6.4, 16, 1.4, 5, 0.3)

/** Three small cups without handles. */
const cups: Draw = (p) => {
  const one = (x: number, y: number) =>
    path(`M${x - 5.4} ${y}q.4 8 3 9.6h4.8q2.6-1.6 3-9.6z`, fill('a')) +
    ellipse(x, y, 5.4, 1.8, `fill="${p.light}"`) +
    ellipse(x, y + 0.3, 4.4, 1.2, 'fill="#8a4a22"')
  return `${across('a', p)}${one(16, 6.6)}${one(9, 16.6)}${one(23, 16.6)}`
}

/** A plain bowl. */
const bowl: Draw = (p) =>
  `${across('a', p)}` +
  path('M3.4 12Q5 26 16 26t12.6-14z', fill('a')) +
  rect(11, 25, 10, 2.6, 1, `fill="${p.dark}"`) +
  ellipse(16, 12, 12.6, 3.4, `fill="${p.light}"`) +
  ellipse(16, 12.4, 11, 2.6, `fill="${p.dark}"`) +
  gleam(7, 15.6, 1.5, 5, 0.5)

/** Round sweets heaped on a plate. */
const laddu: Draw = (p) =>
  `${round('a', p)}${down('b', shadesOf('#c3c8d4'))}` +
  ellipse(16, 26, 14, 3.4, fill('b')) +
  [
    [7.4, 22],
    [13.2, 22.6],
    [19, 22.6],
    [24.8, 22],
    [10.4, 16.6],
    [16, 16.8],
    [21.6, 16.6],
    [13.2, 11],
    [18.8, 11],
    [16, 5.8],
  ]
    .map(
      ([x = 0, y = 0], at) =>
        ellipse(x, y, 3.4, 3.4, fill('a')) +
        ellipse(x + (at % 2 ? 0.8 : -0.6), y - 0.6, 0.4, 0.3, 'fill="#fff6dc"') +
        ellipse(x + 0.6, y + 1, 0.4, 0.3, 'fill="#fff6dc"'),
    )
    .join('')

/** Rings of fried rice batter, one on the other. */
const selRoti: Draw = (p) => {
  const ring = (x: number, y: number) =>
    ellipse(x, y, 9.4, 4.6, `fill="none" stroke="${p.deep}" stroke-width="4.2"`) +
    ellipse(x, y - 0.5, 9.4, 4.6, `fill="none" stroke="${p.base}" stroke-width="3.6"`) +
    ellipse(x, y - 1.2, 9.2, 4.4, `fill="none" stroke="${p.light}" stroke-width="1"`)
  return `${ring(16, 22.4)}${ring(15, 17)}${ring(17, 11.6)}`
}

/** Two walnuts and one that is open. */
const walnuts: Draw = (p) => {
  const nut = (x: number, y: number) =>
    ellipse(x, y, 6, 6.6, fill('a')) +
    line(`M${x} ${y - 6.4}v12.8`, p.deep, 0.7) +
    line(
      `M${x - 3.4} ${y - 3}q1.6 2 0 4t.6 3.4M${x + 3.2} ${y - 3}q-1.6 2 0 4t-.6 3.2`,
      p.deep,
      0.6,
      'opacity=".7"',
    )
  return (
    `${round('a', p)}${nut(9.6, 13)}${nut(22.4, 12)}` +
    ellipse(16, 22.4, 7.4, 6.4, `fill="${p.deep}"`) +
    ellipse(16, 22, 6.2, 5.2, 'fill="#e8c48e"') +
    line('M16 17.4v9M12.6 19.4q2 1 .4 2.6t.8 2.6M19.4 19.4q-2 1-.4 2.6t-.8 2.6', '#a8713a', 0.8)
  )
}

export const kitchenware = {
  'pressure-cooker': pressureCooker,
  kettle,
  induction,
  tiffin,
  flask,
  thali,
  plate,
  tumblers,
  steamer,
  'rolling-pin': rollingPin,
  'cutting-board': cuttingBoard,
  nanglo,
  doko,
  pan,
  karahi,
  cups,
  bowl,
  laddu,
  'sel-roti': selRoti,
  walnuts,
}
