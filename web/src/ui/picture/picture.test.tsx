import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'

const picture: PictureData = {
  src: '/pictures/0123',
  widths: [160, 320, 640, 1280],
  width: 1280,
  height: 1280,
  blur: 'data:image/webp;base64,AAAA',
  alt: { en: 'A teapot', ne: 'चियादानी' },
}
const half = '(min-width: 640px) 300px, 50vw'

it('offers every width as AVIF and as WebP, and reserves its place', () => {
  const markup = renderMarkup(<Picture picture={picture} sizes={half} />)
  expect(markup).toContain('<source type="image/avif" srcSet="/pictures/0123-160.avif 160w, ')
  expect(markup).toContain('/pictures/0123-1280.webp 1280w')
  expect(markup).toContain('src="/pictures/0123-640.webp" width="1280" height="1280" alt="A teapot"')
  expect(markup.split(`sizes="${half}"`)).toHaveLength(3)
  expect(markup).toContain('loading="lazy"')
})

it('shows its blur without a style attribute, which the policy of our pages forbids', () => {
  const markup = renderMarkup(<Picture picture={picture} sizes={half} />)
  expect(markup).toContain('<img src="data:image/webp;base64,AAAA" alt="" aria-hidden="true"')
  expect(markup).not.toContain('style=')
})

it('is fetched before everything else when it matters most', () => {
  const markup = renderMarkup(<Picture picture={picture} sizes={half} priority />)
  expect(markup).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet="\/pictures\/0123-160\.avif 160w/)
  expect(markup).toMatch(/<link rel="preload"[^>]*type="image\/avif"/)
  expect(markup).toContain('fetchPriority="high"')
  expect(markup).toContain('loading="eager"')
})

it('is described in the language of the reader, or in the other one and says so', () => {
  expect(renderMarkup(<Picture picture={picture} sizes={half} />, 'ne')).toContain('alt="चियादानी"')
  const foreign = { ...picture, alt: { en: 'A teapot', ne: '' } }
  const markup = renderMarkup(<Picture picture={foreign} sizes={half} />, 'ne')
  expect(markup).toContain('alt="A teapot" lang="en"')
})
