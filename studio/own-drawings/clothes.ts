import type { Draw } from './own-drawing.ts'
import type { Shades } from './shading.ts'
import { across, down, ellipse, fill, line, path, rect, round, shadesOf } from './shading.ts'

const button = (x: number, y: number, colour = '#fff3d6') => ellipse(x, y, 0.6, 0.6, `fill="${colour}"`)

const dhakaBand = (y: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 3.2) }, (_, at) => {
    const x = from + 1.6 + at * 3.2
    const colour = ['#f6c445', '#ffffff', '#1d1b3a', '#57b894'][at % 4]
    return path(`M${x - 1.5} ${y + 1.6}L${x} ${y - 1.6}L${x + 1.5} ${y + 1.6}z`, `fill="${colour}"`)
  }).join('')

/** The Nepali cap of dhaka cloth: higher at the back than at the front. */
const topi: Draw = (p) =>
  `${across('a', p)}<clipPath id="own-cap"><path d="M4.6 22.6L8 10.2Q16 3.4 24.6 7.4L28 22.6Q16 26.4 4.6 22.6z"/></clipPath>` +
  path('M4.6 22.6L8 10.2Q16 3.4 24.6 7.4L28 22.6Q16 26.4 4.6 22.6z', fill('a')) +
  `<g clip-path="url(#own-cap)">${dhakaBand(12, 4, 30)}${dhakaBand(16.4, 2.4, 30)}${dhakaBand(20.8, 4, 30)}</g>` +
  path('M8 10.2Q16 3.4 24.6 7.4Q18 6.8 13.6 9.6Q10.6 11.4 8 10.2z', `fill="${p.deep}" opacity=".7"`) +
  path('M4.2 21.4Q16 25.4 28.2 21.4l.4 3.4Q16 29 3.8 24.8z', `fill="${p.dark}"`) +
  line('M4.4 22.6Q16 26.4 28 22.6', '#f6c445', 0.5)

const beanie: Draw = (p) =>
  `${round('a', p)}${across('b', p)}${round('c', { ...p, base: p.light, light: '#ffffff' })}` +
  path('M5.6 20Q5 8 16 7.2Q27 8 26.4 20z', fill('a')) +
  [9, 12.4, 16, 19.6, 23]
    .map((x) => line(`M${x} 19.6Q${x * 0.86 + 2.2} 12 ${x * 0.5 + 8} 8.6`, p.deep, 0.6, 'opacity=".35"'))
    .join('') +
  rect(4, 19, 24, 7.4, 3.4, fill('b')) +
  [7, 10, 13, 16, 19, 22, 25].map((x) => line(`M${x} 20.4v4.6`, p.deep, 0.7, 'opacity=".4"')).join('') +
  ellipse(16, 5.6, 3.6, 3.4, fill('c'))

const vestShape =
  'M9.4 3.4L13 2.6L16 10L19 2.6L22.6 3.4Q23 9 26.4 11.6L26 27.6q0 1-1 1.2q-4.4.6-9 .6t-9-.6q-1-.2-1-1.2L5.6 11.6Q9 9 9.4 3.4z'

/** A buttoned waistcoat, as worn over a daura. */
const waistcoat: Draw = (p) =>
  `${down('a', p)}` +
  path('M11.4 3h9.2L16 12z', `fill="${p.deep}"`) +
  path(vestShape, fill('a')) +
  line('M16 10.4v18.6', p.deep, 0.6, 'opacity=".7"') +
  line('M13 2.8L16 10.2L19 2.8', p.deep, 0.8, 'opacity=".6"') +
  [13.4, 17, 20.6, 24.2].map((y) => button(17.4, y)).join('') +
  line('M8.4 20.6h5M18.8 20.6h4.8M19.6 13.6h3.8', p.deep, 1, 'opacity=".75"') +
  path('M7.4 12Q9.6 9.8 10.4 6l1 9.6z', 'fill="#fff" opacity=".14"')

const quilting = (from: number, to: number, p: Shades) =>
  [12, 15.6, 19.2, 22.8, 26.4]
    .map(
      (y) =>
        line(`M${from} ${y}Q16 ${y + 1.4} ${to} ${y}`, p.deep, 0.55, 'opacity=".5"') +
        line(`M${from + 1} ${y - 1.8}Q16 ${y - 0.4} ${to - 1} ${y - 1.8}`, '#fff', 0.8, 'opacity=".22"'),
    )
    .join('')

const zip = line('M16 5.4v23.4', '#f4f0e4', 0.8) + rect(15.4, 8, 1.2, 2.2, 0.4, 'fill="#c9a24a"')

const downVest: Draw = (p) =>
  `${down('a', p)}` +
  path(
    'M10 4.6Q16 7 22 4.6Q23.4 9.4 26.6 11.4L26.2 27q0 1.6-1.6 1.8q-8.6 1-17.2 0q-1.6-.2-1.6-1.8L5.4 11.4Q8.6 9.4 10 4.6z',
    fill('a'),
  ) +
  quilting(6, 26, p) +
  path('M10 4.6q0-2.2 1.6-2.2h8.8q1.6 0 1.6 2.2q-.4 3.4-6 3.4t-6-3.4z', `fill="${p.dark}"`) +
  zip

const sleeves = (p: Shades) =>
  path('M9.6 5Q5 6.4 3.6 11L1.6 22.6q-.2 1.4 1 1.6l3 .4q1 0 1.2-1L9.6 13z', `fill="${p.base}"`) +
  path('M22.4 5Q27 6.4 28.4 11l2 11.6q.2 1.4-1 1.6l-3 .4q-1 0-1.2-1L22.4 13z', `fill="${p.dark}"`)

const downJacket: Draw = (p) =>
  `${down('a', p)}${sleeves(p)}` +
  [
    [3.2, 14],
    [2.6, 17.6],
    [2, 21],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y}l5 .9`, p.deep, 0.5, 'opacity=".5"') +
        line(`M${32 - x} ${y}l-5 .9`, p.deep, 0.5, 'opacity=".5"'),
    )
    .join('') +
  path('M9.4 5Q16 7.4 22.6 5q2 3 2 8v13.6q0 1.6-1.6 1.8q-7 .8-14 0q-1.6-.2-1.6-1.8V13q0-5 2-8z', fill('a')) +
  quilting(7.6, 24.4, p) +
  path('M10 5q0-2.6 1.6-2.6h8.8Q22 2.4 22 5q-.4 3.2-6 3.2T10 5z', `fill="${p.dark}"`) +
  zip

const fleece: Draw = (p) =>
  `${down('a', p)}${sleeves(p)}` +
  path('M9.4 5Q16 7.4 22.6 5q2 3 2 8v13.6q0 1.6-1.6 1.8q-7 .8-14 0q-1.6-.2-1.6-1.8V13q0-5 2-8z', fill('a')) +
  rect(7.6, 25.8, 16.8, 2.6, 1.2, `fill="${p.deep}" opacity=".6"`) +
  path('M7.8 12Q16 15.4 24.2 12l.2-2.4Q16 13 8 9.6z', `fill="${p.light}" opacity=".6"`) +
  path('M10 5q0-2.6 1.6-2.6h8.8Q22 2.4 22 5q-.4 3.2-6 3.2T10 5z', `fill="${p.dark}"`) +
  rect(18.6, 14.6, 3.8, 1, 0.5, `fill="${p.deep}"`) +
  zip

/** A rain jacket with a hood and taped seams. */
const rainJacket: Draw = (p) =>
  `${down('a', p)}${sleeves(p)}` +
  path(
    'M9.4 6.4Q16 9 22.6 6.4q2 3 2 8v13q0 1.2-1.4 1.3q-7.2.6-14.4 0q-1.4-.1-1.4-1.3v-13q0-5 2-8z',
    fill('a'),
  ) +
  path('M9 8q-.6-6.4 7-6.4T23 8q-2.4 3-7 3T9 8z', `fill="${p.dark}"`) +
  path('M11.4 7.4q-.2-4 4.6-4t4.6 4q-1.8 2-4.6 2t-4.6-2z', `fill="${p.deep}"`) +
  line('M16 10.6v18', '#f4f0e4', 0.8) +
  line('M9.6 21.4l4 1.6M22.4 21.4l-4 1.6', p.deep, 1, 'opacity=".7"')

const cardigan: Draw = (p) =>
  `${down('a', p)}${sleeves(p)}` +
  path('M9.4 4.6L13 3.4L16 12L19 3.4l3.6 1.2q2 3.4 2 8.4v14H7.4V13q0-5 2-8.4z', fill('a')) +
  rect(7.4, 25.4, 17.2, 3.4, 1, `fill="${p.dark}"`) +
  line('M13 3.4L16 12v16.6M19 3.4L16 12', p.deep, 1.1, 'opacity=".6"') +
  [15, 18.6, 22.2].map((y) => button(17.6, y)).join('') +
  [9.4, 11.6, 13.8, 18.4, 20.6, 22.8]
    .map((x) => line(`M${x} 13.6l.7 1l-.7 1l.7 1l-.7 1l.7 1l-.7 1l.7 1l-.7 1`, '#fff', 0.4, 'opacity=".35"'))
    .join('')

const shirt: Draw = (p) =>
  `${down('a', p)}` +
  path('M9 5L3.4 9.4q-1 1-.6 2.4l2 4.6l3.6-1.6z', `fill="${p.base}"`) +
  path('M23 5l5.6 4.4q1 1 .6 2.4l-2 4.6l-3.6-1.6z', `fill="${p.dark}"`) +
  path('M9 5q7 2.4 14 0l1.6 3v20.4q-8.6 1-17.2 0V8z', fill('a')) +
  path('M12 3.4L16 8.4L11.6 11L8.8 5z', `fill="${p.light}"`) +
  path('M20 3.4L16 8.4l4.4 2.6L23.2 5z', `fill="${p.light}"`) +
  line('M16 9v19.6', p.deep, 0.5, 'opacity=".6"') +
  [12, 16, 20, 24].map((y) => button(16.9, y, '#ffffff')).join('') +
  path('M18.8 13h4.4v4.4l-2.2 1.2l-2.2-1.2z', `fill="${p.dark}" opacity=".6"`)

const tunic = (p: Shades) =>
  path('M10 4.4Q16 7 22 4.4l6 4.4l-1.6 7l-3-1.2l1.4 13.6H7.2l1.4-13.6l-3 1.2L4 8.8z', fill('a')) +
  line('M8.6 14.6L9 11M23.4 14.6L23 11', p.deep, 0.6, 'opacity=".5"')

const kurta: Draw = (p) =>
  `${down('a', p)}${tunic(p)}` +
  path('M12.6 5.2Q16 11 19.4 5.2q-3.4 1.4-6.8 0z', `fill="${p.deep}"`) +
  path('M14.6 8.4h2.8v7.4L16 17.2l-1.4-1.4z', 'fill="#f6d27a"') +
  [10, 12, 14].map((y) => button(16, y, p.deep)).join('') +
  rect(7.3, 25.4, 17.4, 1.2, 0, 'fill="#f6d27a"') +
  line('M12 18l-.6 7M20 18l.6 7', p.deep, 0.6, 'opacity=".4"')

/** A kurta with trousers and a folded scarf beside it. */
const kurtaSet: Draw = (p) =>
  `${down('b', { ...p, base: p.light, light: '#ffffff', dark: p.base })}` +
  path('M10.4 18h11.2l.8 11.4h-4.6L16 22l-1.8 7.4H9.6z', fill('b')) +
  `<g transform="translate(0 -1.4) scale(1 .84)">${kurta(p, '')}</g>` +
  path('M22 4.4q3.4 2 3.6 8.4l.6 12.4h-3.4l-.6-12q-.2-5-2-8z', fill('b')) +
  line('M23 20h3M23 22h3', p.deep, 0.5, 'opacity=".6"')

/** Daura suruwal: the crossed tunic with strings, and the trousers that are tight below. */
const daura: Draw = (p) =>
  `${down('a', p)}` +
  path('M9.6 18h12.8l-1 11.6h-3.8L16 22.4l-1.6 7.2h-3.8z', `fill="${p.dark}"`) +
  path('M10.4 3.4h11.2l6 4.2l-2.4 9l-3-1l1.4 8.4Q16 26 8.4 24l1.4-8.4l-3 1l-2.4-9z', fill('a')) +
  line('M12 3.6L20.4 14.6L21.6 23.6M20 3.6L15 9.6', p.deep, 0.8, 'opacity=".6"') +
  line('M19.6 13.4l3 1.6M19.6 13.4l2.4-1M13.4 8.4l-2.6 1.4M13.4 8.4l-2.6-.6', p.deep, 0.7) +
  line('M9.8 15.6L10.4 11M22.2 15.6L21.6 11', p.deep, 0.6, 'opacity=".5"')

/** A high boot of rubber. */
const rubberBoot: Draw = (p) =>
  `${across('a', p)}` +
  path('M8 2.8h11.6v15.4q6.6 1.6 8 4.6q.8 2 .8 4H8z', fill('a')) +
  rect(7.4, 2.4, 12.8, 2.6, 1, `fill="${p.light}"`) +
  path('M7.4 26h21.4v2.4q0 1-1 1h-8.6l-1.2-1.4h-3.6l-1 1.4H8.4q-1 0-1-1z', `fill="${p.deep}"`) +
  line('M20 19.4q3 .8 4.6 2', '#fff', 0.8, 'opacity=".4"') +
  rect(10, 6.6, 1.4, 17, 0.7, 'fill="#fff" opacity=".35"')

const slippers: Draw = (p) => {
  const one = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">` +
    path('M1 6q0-5 6-5h9q6 0 6 5t-6 5H7Q1 11 1 6z', `fill="${p.deep}"`) +
    path('M1.6 5.4q0-4.2 5.4-4.2h9q5.4 0 5.4 4.2T16 9.8H7Q1.6 9.8 1.6 5.4z', 'fill="#f2e3c8"') +
    path('M10 .6h6.4q6 .2 6 5.2t-6 5.2H10Q13 6 10 .6z', fill('a')) +
    ellipse(16.6, 4, 2.4, 1.2, 'fill="#fff" opacity=".3"') +
    '</g>'
  return `${round('a', p)}${one(3, 6)}${one(6, 16)}`
}

const boxOfBangles = shadesOf('#e0a92f')
/** A kid's set of tunic and cap for the first rice. */
const pasniSet: Draw = (p, emblem) =>
  `<g transform="translate(-2.6 3.4) scale(.9)">${daura(p, emblem)}</g><g transform="translate(17.4 1) scale(.44)">${topi(p, '')}</g>${ellipse(24.4, 24, 3.4, 3.4, `fill="none" stroke="${boxOfBangles.base}" stroke-width="1.2"`)}`

export const clothes = {
  topi,
  beanie,
  waistcoat,
  'down-vest': downVest,
  'down-jacket': downJacket,
  'rain-jacket': rainJacket,
  fleece,
  cardigan,
  shirt,
  kurta,
  'kurta-set': kurtaSet,
  daura,
  'pasni-set': pasniSet,
  'rubber-boot': rubberBoot,
  slippers,
}
