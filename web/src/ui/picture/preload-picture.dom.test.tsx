import { afterEach, expect, it, vi } from 'vitest'
import { prefetchPicture } from './preload-picture.ts'

afterEach(() => vi.unstubAllGlobals())

it('a picture of a page ahead is fetched in the widths that it has', () => {
  const images: HTMLImageElement[] = []
  vi.stubGlobal('Image', function makeImage() {
    const image = document.createElement('img')
    images.push(image)
    return image
  })
  prefetchPicture({ src: '/pictures/0123', widths: [160, 320, 500] }, '44vw', [320, 640, 1280])
  expect(images.map(({ srcset }) => srcset)).toEqual(['/pictures/0123-320.webp 320w'])
  expect(images[0]!.parentElement!.querySelector('source')!.srcset).toBe('/pictures/0123-320.avif 320w')
})
