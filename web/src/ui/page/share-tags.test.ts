import { expect, it } from 'vitest'
import { shareTags } from './share-tags.ts'

const site = { publicUrl: 'https://haat.example', language: 'ne' as const, title: 'हाट' }
const page = { title: 'सल', description: 'न्यानो', path: '/products/shawl-1' }
const read = (tags: ReturnType<typeof shareTags>) =>
  Object.fromEntries(tags.map(({ property, name, content }) => [property ?? name, content]))

it('shows the picture of the thing, in the language of the page', () => {
  const picture = {
    src: '/pictures/ab',
    widths: [160, 640, 1280],
    width: 1280,
    height: 640,
    blur: '',
    alt: { en: 'A shawl', ne: 'एउटा सल' },
  }
  expect(read(shareTags({ ...page, picture, type: 'product' }, site))).toEqual({
    'og:type': 'product',
    'og:site_name': 'Haat',
    'og:title': 'सल',
    'og:description': 'न्यानो',
    'og:url': 'https://haat.example/products/shawl-1',
    'og:locale': 'ne_NP',
    'og:image': 'https://haat.example/pictures/ab-1280.webp',
    'og:image:width': '1280',
    'og:image:height': '640',
    'og:image:alt': 'एउटा सल',
    'twitter:card': 'summary_large_image',
  })
})

it('shows the market where a page has no picture of its own', () => {
  expect(read(shareTags(page, site))).toMatchObject({
    'og:type': 'website',
    'og:image': 'https://haat.example/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'हाट',
  })
})
