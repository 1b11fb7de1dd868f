import { expect, it } from 'vitest'
import { Pager } from './pager.tsx'
import { renderMarkup } from '../testing/render-markup.tsx'

const hrefOf = (page: number) => `/products/?page=${page}`

it('marks the page one is on and links the others', () => {
  const markup = renderMarkup(<Pager page={2} pageCount={3} hrefOf={hrefOf} />)
  expect(markup.match(/aria-current="page"/g)).toHaveLength(1)
  expect(markup).toContain('aria-label="Page 2 of 3"')
  expect(markup).toContain('href="/products/?page=3"')
})

it('leads nowhere before the first and after the last page', () => {
  expect(renderMarkup(<Pager page={1} pageCount={3} hrefOf={hrefOf} />)).not.toContain('Previous page')
  expect(renderMarkup(<Pager page={3} pageCount={3} hrefOf={hrefOf} />)).not.toContain('Next page')
})

it('counts in Nepali digits for Nepali readers', () => {
  expect(renderMarkup(<Pager page={2} pageCount={12} hrefOf={hrefOf} />, 'ne')).toContain('१२ मध्ये पृष्ठ २')
})
