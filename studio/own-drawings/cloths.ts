import type { Draw } from './own-drawing.ts'
import type { Shades } from './shading.ts'
import { across, down, ellipse, fill, line, path, rect, round, shadesOf } from './shading.ts'

const rod = `${across('rod', shadesOf('#a4673c'))}${rect(1.6, 2.6, 28.8, 2.4, 1.2, fill('rod'))}${ellipse(2.4, 3.8, 1.5, 1.9, 'fill="#7d4a28"')}${ellipse(29.6, 3.8, 1.5, 1.9, 'fill="#7d4a28"')}`

const fringe = (from: number, to: number, y: number, colour: string) =>
  Array.from({ length: Math.round((to - from) / 1.5) + 1 }, (_, at) => {
    const x = from + at * 1.5
    return line(`M${x} ${y}l${at % 2 ? 0.3 : -0.3} 2.6`, colour, 0.75)
  }).join('')

/** A cloth that hangs over a rod: its back is longer and lies in the shade, its front shows the pattern. */
function hanging(p: Shades, left: number, right: number, pattern: string): string {
  const middle = (left + right) / 2
  return (
    `${across('a', p)}` +
    path(`M${left + 3.4} 4h${right - left}v21.6h-${right - left}z`, `fill="${p.deep}"`) +
    fringe(left + 4, right + 2.8, 25.6, p.deep) +
    path(`M${left} 3.4q0-1 1.2-1h${right - left - 2.4}q1.2 0 1.2 1v20.2H${left}z`, fill('a')) +
    fringe(left + 0.6, right - 0.6, 23.6, p.dark) +
    pattern +
    line(`M${middle - 3.4} 5.4q-.8 9 .2 17.6`, p.dark, 0.9, 'opacity=".45"') +
    line(`M${middle + 3.8} 5.4q.8 9-.2 17.6`, p.dark, 0.9, 'opacity=".4"') +
    rod +
    path(`M${left} 4.6q0-2.6 1.6-2.6h${right - left - 3.2}q1.6 0 1.6 2.6z`, `fill="${p.light}" opacity=".85"`)
  )
}

const band = (left: number, right: number, y: number, height: number, colour: string, opacity = 1) =>
  rect(left, y, right - left, height, 0, `fill="${colour}" opacity="${opacity}"`)

const row = (left: number, right: number, step: number, draw: (x: number, at: number) => string) =>
  Array.from({ length: Math.floor((right - left) / step) }, (_, at) =>
    draw(left + step / 2 + at * step, at),
  ).join('')

const diamond = (x: number, y: number, r: number, colour: string) =>
  path(`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`, `fill="${colour}"`)

const shawl: Draw = (p) =>
  hanging(p, 4, 24.6, band(4, 24.6, 18.2, 0.8, p.light, 0.8) + band(4, 24.6, 20.2, 1.8, p.dark, 0.55))

const stole: Draw = (p) =>
  hanging(
    p,
    8,
    20.6,
    band(8, 20.6, 17, 0.6, '#fff', 0.5) +
      band(8, 20.6, 18.6, 0.6, '#fff', 0.5) +
      band(8, 20.6, 20.2, 0.6, '#fff', 0.5),
  )

const twoToneShawl: Draw = (p) =>
  hanging(p, 4, 24.6, band(4, 24.6, 14, 9.6, '#fff', 0.42) + band(4, 24.6, 18, 5.6, '#fff', 0.3))

const dhakaColours = ['#f6c445', '#ffffff', '#1d1b3a', '#2e7d4f']
const dhakaShawl: Draw = (p) =>
  hanging(
    p,
    4,
    24.6,
    row(4, 24.6, 3.4, (x, at) => diamond(x, 9, 1.5, dhakaColours[at % 4]!) + diamond(x, 9, 0.6, p.base)) +
      band(4, 24.6, 13, 9, p.deep, 0.35) +
      row(
        4,
        24.6,
        3.4,
        (x, at) => diamond(x, 15.4, 1.6, dhakaColours[(at + 1) % 4]!) + diamond(x, 15.4, 0.7, p.base),
      ) +
      row(
        4,
        24.6,
        3.4,
        (x, at) => diamond(x, 19.6, 1.6, dhakaColours[(at + 2) % 4]!) + diamond(x, 19.6, 0.7, p.base),
      ),
  )

const embroideredShawl: Draw = (p) =>
  hanging(
    p,
    4,
    24.6,
    band(4, 24.6, 15.6, 0.5, '#f6cf6a') +
      band(4, 24.6, 21.6, 0.5, '#f6cf6a') +
      row(
        4,
        24.6,
        4.1,
        (x) =>
          line(`M${x} 20.6q-2-2.4 0-4.2q1.8 1.6 .6 3.2q-.7.8-1.2 0`, '#f6cf6a', 0.6) +
          ellipse(x, 10, 0.7, 0.7, 'fill="#f6cf6a"') +
          ellipse(x, 7.4, 0.4, 0.4, 'fill="#f6cf6a"'),
      ),
  )

const wrap: Draw = (p) =>
  hanging(
    p,
    5.4,
    23.4,
    path('M6 5.4h5l9 18.2h-6z', 'fill="#fff" opacity=".22"') +
      band(5.4, 23.4, 20.6, 0.5, '#f6cf6a') +
      band(5.4, 23.4, 22, 0.5, '#f6cf6a'),
  )

const dhakaStole: Draw = (p) =>
  hanging(
    p,
    9,
    20,
    [9, 14, 19]
      .map((y, order) =>
        row(
          9,
          20,
          3.6,
          (x, at) => diamond(x, y, 1.6, dhakaColours[(at + order) % 4]!) + diamond(x, y, 0.7, p.base),
        ),
      )
      .join(''),
  )

/** A sari folded to a square, with its border and the end that shows. */
const foldedSari: Draw = (p) =>
  `${down('a', p)}` +
  rect(5, 6, 22, 22.4, 2, `fill="${p.deep}"`) +
  rect(4, 4.4, 22, 22.4, 2, fill('a')) +
  rect(4, 20.8, 22, 3.8, 0, 'fill="#f0b93a"') +
  row(4, 26, 3.14, (x) => diamond(x, 22.7, 1.2, p.deep)) +
  rect(4, 18.6, 22, 0.7, 0, 'fill="#f0b93a"') +
  [8, 12.4].map((y) => row(6, 24, 4.5, (x) => ellipse(x, y + 0.6, 0.8, 0.8, 'fill="#f6d27a"'))).join('') +
  path('M18 4.4h6q2 0 2 2v20.4q-3 0-3-3z', `fill="${p.dark}" opacity=".5"`) +
  line('M5.4 6h12', '#fff', 0.8, 'opacity=".35"')

/** A thin cotton cloth in checks. */
const checkedCloth: Draw = (p) =>
  hanging(
    p,
    5,
    24,
    row(5, 24, 3.8, (x) => band(x - 0.8, x + 0.8, 5, 18.6, '#fff', 0.42)) +
      [7, 11, 15, 19].map((y) => band(5, 24, y, 1.6, '#fff', 0.42)).join(''),
  )

const yakShawl: Draw = (p) =>
  hanging(
    p,
    4,
    24.6,
    [8, 12, 16, 20]
      .map((y, at) => band(4, 24.6, y, at % 2 ? 0.6 : 1.4, at % 2 ? '#fff' : p.deep, 0.45))
      .join(''),
  )

const fold = (y: number, colour: string, p: Shades) =>
  path(`M5 ${y}h20.6q3.4 0 3.4 3t-3.4 3H5q-1.6 0-1.6-1.2v-3.6Q3.4 ${y} 5 ${y}z`, colour) +
  line(`M25.4 ${y + 3}H5`, p.deep, 0.5, 'opacity=".35"') +
  line(`M5 ${y + 1}h20`, '#fff', 0.7, 'opacity=".35"')

/** A blanket folded into four layers. */
const blanket: Draw = (p) =>
  `${down('a', p)}` +
  [22.6, 17.6, 12.6, 7.6].map((y) => fold(y, fill('a'), p)).join('') +
  [7.6, 12.6, 17.6, 22.6]
    .map(
      (y) =>
        rect(7.4, y, 1.3, 6, 0, 'fill="#fff" opacity=".6"') +
        rect(9.6, y, 0.7, 6, 0, 'fill="#fff" opacity=".6"'),
    )
    .join('')

/** A quilt, thick and stitched, folded twice. */
const quilt: Draw = (p) => {
  const thick = (y: number) =>
    path(
      `M5.4 ${y}h19.6q4.4 0 4.4 4.6t-4.4 4.6H5.4Q3 ${y + 9.2} 3 ${y + 6.8}v-4.4Q3 ${y} 5.4 ${y}z`,
      fill('a'),
    ) +
    [7, 12, 17, 22].map((x) => line(`M${x} ${y + 0.4}q1.4 4.2 0 8.4`, p.deep, 0.5, 'opacity=".4"')).join('') +
    line(`M4 ${y + 4.6}h23`, p.deep, 0.5, 'opacity=".4"') +
    line(`M6 ${y + 1.3}h18`, '#fff', 1, 'opacity=".35"')
  const flowers = [9.4, 19.4].map(
    (x) =>
      ellipse(x, 10.6, 1.2, 1.2, 'fill="#fff" opacity=".75"') +
      ellipse(x + 5, 19.8, 1.2, 1.2, 'fill="#fff" opacity=".75"'),
  )
  return `${down('a', p)}${thick(19)}${thick(9.4)}${flowers.join('')}`
}

/** A bed sheet folded flat, with two pillow covers on it. */
const sheets: Draw = (p) =>
  `${down('a', p)}${round('b', { ...p, base: p.light, light: '#ffffff' })}` +
  [24, 20].map((y) => fold(y, fill('a'), p)).join('') +
  path('M6 13q-2.4 7 0 7.4q10 1.2 20 0q2.4-.4 0-7.4q-10-2.2-20 0z', fill('b')) +
  path('M8 7.6q-2.4 6.4 0 6.8q8.4 1 16.4 0q2.4-.4 0-6.8q-8.2-2-16.4 0z', fill('b')) +
  [12, 16, 20]
    .map((x) => ellipse(x, 11, 0.7, 0.7, `fill="${p.base}"`) + ellipse(x, 17, 0.7, 0.7, `fill="${p.base}"`))
    .join('')

const pillow: Draw = (p) =>
  `${round('a', p)}` +
  path(
    'M4 9.4Q2.4 7 5 7.2q11 2.6 22 0q2.6-.2 1 2.2q-1.8 7 0 14q1.6 2.4-1 2.2q-11-2.6-22 0q-2.6.2-1-2.2q1.8-7 0-14z',
    fill('a'),
  ) +
  line('M6 9.4q2 1 3 3M26 9.4q-2 1-3 3M6 23.4q2-1 3-3M26 23.4q-2-1-3-3', p.dark, 0.6, 'opacity=".5"') +
  ellipse(13, 12.6, 5.4, 2, 'fill="#fff" opacity=".45"')

const cushion: Draw = (p) =>
  pillow(p, '') +
  diamond(16, 16.4, 5.4, '#f6c445') +
  diamond(16, 16.4, 3.8, p.deep) +
  diamond(16, 16.4, 2.2, '#fff') +
  [9, 23].map((x) => diamond(x, 16.4, 1.6, '#fff')).join('')

const carpet: Draw = (p) =>
  `${down('a', p)}` +
  path('M8.4 6h15.2L30 26.4H2z', fill('a')) +
  path('M9.8 7.8h12.4L27.2 24.6H4.8z', 'fill="none" stroke="#f3dfae" stroke-width=".9"') +
  path('M11 9.4h10l3.8 13.6H7.2z', `fill="${p.deep}" opacity=".55"`) +
  ellipse(16, 15.6, 4.2, 3.6, 'fill="#f3c765"') +
  ellipse(16, 15.6, 2.4, 2, `fill="${p.base}"`) +
  [11.6, 20.4]
    .map(
      (x) =>
        ellipse(x, 20.6, 1.2, 0.9, 'fill="#8fc7d8"') + ellipse(x * 0.8 + 3.2, 11.4, 1, 0.8, 'fill="#8fc7d8"'),
    )
    .join('') +
  fringe(2.6, 29.6, 26.4, '#efe2c4')

/** A round rug of felt balls. */
const feltRug: Draw = (p) => {
  const ring = (count: number, share: number, colour: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => {
      const turn = (at / count) * 2 * Math.PI
      return ellipse(
        16 + Math.cos(turn) * 13 * share,
        18 + Math.sin(turn) * 8.6 * share,
        1.7,
        1.3,
        `fill="${colour(at)}"`,
      )
    }).join('')
  return (
    `${round('a', p)}${ellipse(16, 18.6, 14.6, 10, `fill="${p.deep}"`)}${ellipse(16, 18, 14.4, 9.8, fill('a'))}` +
    ring(26, 0.97, (at) => (at % 2 ? p.base : p.light)) +
    ring(20, 0.74, (at) => (at % 3 ? p.light : '#fff')) +
    ring(13, 0.5, (at) => (at % 2 ? p.dark : p.base)) +
    ring(7, 0.26, (at) => (at % 2 ? '#fff' : p.light))
  )
}

const mattress: Draw = (p) =>
  `${down('a', p)}${down('b', shadesOf('#eef0f4'))}` +
  path('M3 15.4L10 8h19.4L26 15.4z', fill('b')) +
  path('M3 15.4h23v8q0 1-1 1H4q-1 0-1-1z', fill('a')) +
  path('M26 15.4L29.4 8v7.6L26 23.6z', `fill="${p.deep}"`) +
  [17.4, 19.8, 22.2].map((y) => line(`M4 ${y}h21`, '#fff', 0.5, 'opacity=".55"')).join('') +
  [9, 14, 19, 24].map((x) => ellipse(x, 11.6, 0.7, 0.5, `fill="${p.base}" opacity=".6"`)).join('')

export const cloths = {
  shawl,
  stole,
  wrap,
  'dhaka-stole': dhakaStole,
  'folded-sari': foldedSari,
  'two-tone-shawl': twoToneShawl,
  'dhaka-shawl': dhakaShawl,
  'embroidered-shawl': embroideredShawl,
  'yak-shawl': yakShawl,
  'checked-cloth': checkedCloth,
  blanket,
  quilt,
  sheets,
  pillow,
  cushion,
  carpet,
  'felt-rug': feltRug,
  mattress,
}
