import type { Draw } from './own-drawing.ts'
import { across, cylinder, down, ellipse, fill, gleam, line, path, rect, round, shadesOf } from './shading.ts'

const dark = shadesOf('#3d3a52')
const white = shadesOf('#e9ebf2')

const washingMachine: Draw = () =>
  `${down('a', white)}${round('b', shadesOf('#4aa3e8'))}` +
  rect(4.4, 2.6, 23.2, 26.8, 2.6, fill('a')) +
  rect(4.4, 2.6, 23.2, 5.6, 2.6, 'fill="#cfd4e0"') +
  ellipse(16, 18.6, 8.6, 8.6, 'fill="#9aa0b4"') +
  ellipse(16, 18.6, 7, 7, fill('b')) +
  path('M9.2 19.4q3.4-2.4 6.8 0t6.8 0q-.8 6.2-6.8 6.2t-6.8-6.2z', 'fill="#d8efff"') +
  [
    [13, 17],
    [18.6, 15.4],
    [16, 21],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 1, 1, 'fill="#fff" opacity=".8"'))
    .join('') +
  ellipse(23.6, 5.4, 1.5, 1.5, 'fill="#7d84a0"') +
  rect(7, 4.4, 6, 2, 0.8, 'fill="#7de3b0"')

const fridge: Draw = (p) =>
  `${across('a', p)}` +
  rect(7, 1.6, 18, 27.4, 2.4, fill('a')) +
  line('M7 11.4h18', p.deep, 0.8, 'opacity=".6"') +
  rect(9, 6, 1.5, 4, 0.7, `fill="${p.deep}"`) +
  rect(9, 13, 1.5, 8, 0.7, `fill="${p.deep}"`) +
  rect(9, 29, 3, 1.6, 0.4, `fill="${dark.base}"`) +
  rect(20, 29, 3, 1.6, 0.4, `fill="${dark.base}"`) +
  line('M19.6 4.2v4.4M17.4 6.4h4.4M18 4.8l3.2 3.2M21.2 4.8L18 8', '#6fb8ff', 0.6)

const airConditioner: Draw = () =>
  `${down('a', white)}` +
  rect(1.6, 5.6, 28.8, 11.4, 3, fill('a')) +
  rect(4, 13.4, 24, 2, 1, 'fill="#8f96ac"') +
  ellipse(26.4, 9, 0.7, 0.7, 'fill="#7de3b0"') +
  rect(20.4, 8.2, 4, 1.6, 0.6, 'fill="#6fb8ff"') +
  [8, 16, 24].map((x) => line(`M${x} 19.4q-2 2.4 0 4.4t0 4.4`, '#6fb8ff', 1.3)).join('')

const fan: Draw = () => {
  const blade = (turn: number) =>
    `<g transform="rotate(${turn} 16 12.4)">${path('M16 12.4q-3.4-3.4-2.4-8q4.8-1 6 2.6q.4 3-3.6 5.4z', fill('b'))}</g>`
  return (
    `${down('a', white)}${down('b', shadesOf('#4aa3e8'))}` +
    ellipse(16, 12.4, 11, 11, 'fill="#dfe6f4"') +
    [0, 120, 240].map(blade).join('') +
    ellipse(16, 12.4, 11, 11, 'fill="none" stroke="#9aa0b4" stroke-width="1.1"') +
    ellipse(16, 12.4, 2, 2, `fill="${dark.base}"`) +
    rect(14.8, 23.2, 2.4, 4, 0.6, 'fill="#9aa0b4"') +
    ellipse(16, 28, 7, 1.8, fill('a'))
  )
}

const geyser: Draw = () =>
  `${across('a', white)}` +
  rect(8, 2.4, 16, 21, 5, fill('a')) +
  ellipse(16, 16.6, 3.4, 3.4, 'fill="#cfd4e0"') +
  line('M16 16.6l1.6-2', '#c9302c', 0.8) +
  path('M16 6q3 3 0 5.4q-3-2.4 0-5.4z', 'fill="#ff8a3c"') +
  line('M12 23.4v6', '#4aa3e8', 1.8) +
  line('M20 23.4v6', '#e2453a', 1.8)

const gasStove: Draw = () =>
  `${down('a', shadesOf('#c3c8d4'))}` +
  rect(1.6, 16, 28.8, 10, 2, fill('a')) +
  [9.6, 22.4]
    .map(
      (x) =>
        [-3, -1, 1, 3]
          .map((dx) => path(`M${x + dx} 10.4q1.6 2.4 0 4q-1.6-1.6 0-4z`, 'fill="#4a8df0"'))
          .join('') +
        line(`M${x - 5} 15.2h10M${x - 4} 15.2v-1.6M${x + 4} 15.2v-1.6`, dark.base, 1.2) +
        ellipse(x, 21.4, 2, 2, `fill="${dark.base}"`) +
        line(`M${x} 21.4v-1.6`, '#fff', 0.6),
    )
    .join('') +
  rect(4, 26, 3, 2, 0.4, `fill="${dark.base}"`) +
  rect(25, 26, 3, 2, 0.4, `fill="${dark.base}"`)

const waterFilter: Draw = () =>
  `${across('a', shadesOf('#4aa3e8'))}${across('b', white)}` +
  rect(7, 2.4, 18, 26, 2.6, fill('b')) +
  rect(9, 5, 14, 11, 1.6, 'fill="#cfe8fb"') +
  path('M16 6.6q4.4 5 0 7.8q-4.4-2.8 0-7.8z', fill('a')) +
  rect(14.4, 18.6, 3.2, 2.4, 0.6, `fill="${dark.base}"`) +
  path('M16 21.6q1.2 1.6 0 2.4q-1.2-.8 0-2.4z', 'fill="#4aa3e8"') +
  path('M12.8 24.4h6.4l-.6 4h-5.2z', 'fill="#d8efff" stroke="#9ab8d4" stroke-width=".4"')

/** The black water tank on the roof. */
const waterTank: Draw = () =>
  `${across('a', shadesOf('#454259'))}` +
  cylinder(16, 9, 26.6, 11, 2.8, fill('a'), fill('a')) +
  path('M5 9q1-4.4 7-5.4h8q6 1 7 5.4a11 2.8 0 0 1-22 0z', fill('a')) +
  ellipse(16, 3.8, 4.4, 1.5, 'fill="#5f5b7a"') +
  [13.4, 17.6, 21.8]
    .map((y) => path(`M5 ${y}a11 2.8 0 0 0 22 0`, 'fill="none" stroke="#2a2740" stroke-width=".9"'))
    .join('') +
  line('M27 25.4h3v4', '#4aa3e8', 1.4) +
  gleam(7.4, 12, 1.4, 14, 0.25)

const riceCooker: Draw = (p) =>
  `${across('a', p)}` +
  cylinder(16, 14, 25.6, 11, 3, fill('a'), fill('a')) +
  path('M5 13.6q1.4-6 11-6t11 6a11 3 0 0 1-22 0z', 'fill="#dfe6f4"') +
  rect(14.4, 5, 3.2, 3, 1.2, `fill="${dark.base}"`) +
  rect(13, 19.6, 6, 5, 1, 'fill="#fff"') +
  ellipse(16, 21, 0.7, 0.7, 'fill="#e2453a"') +
  ellipse(16, 23, 0.7, 0.7, 'fill="#f6b21b"')

export const houseMachines = {
  'washing-machine': washingMachine,
  fridge,
  'air-conditioner': airConditioner,
  fan,
  geyser,
  'gas-stove': gasStove,
  'water-filter': waterFilter,
  'water-tank': waterTank,
  'rice-cooker': riceCooker,
}
