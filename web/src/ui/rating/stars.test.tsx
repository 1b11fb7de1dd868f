import { expect, it } from 'vitest'
import { Stars } from './stars.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'

it('reads the rating aloud in words', () => {
  expect(renderMarkup(<Stars rating={4.8} count={1312} />)).toContain('Rated 4.8 out of 5, 1,312 reviews')
  expect(renderMarkup(<Stars rating={4} count={7} />, 'ne')).toContain('५ मध्ये ४.० अङ्क, ७ समीक्षा')
})

it('fills five stars by the share of the rating, without inline styles', () => {
  const markup = renderMarkup(<Stars rating={2.5} form="five" />)
  expect(markup).toContain('<rect width="40" height="16"')
  expect(markup).not.toContain('style=')
})
