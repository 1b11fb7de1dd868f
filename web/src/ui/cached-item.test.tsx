import { lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { CachedItem } from './cached-item.tsx'
import { cachedFragment, renderWithFragments } from './fragment-cache.ts'

vi.stubEnv('SSR', true)

function written(page: () => React.ReactNode): string {
  const { html, fill } = renderWithFragments(() => renderToString(page()))
  return fill(html).toString()
}
const list = (Card: () => React.ReactNode, ...keys: string[]) =>
  written(() => (
    <ul>
      {keys.map((key) => (
        <CachedItem key={key} cacheKey={[key]} className="wide">
          <Card />
        </CachedItem>
      ))}
    </ul>
  ))
const plain = (...words: string[]) =>
  `<ul>${words.map((word) => `<li class="wide"><b>${word}</b></li>`).join('')}</ul>`

it('is rendered once and written the same wherever it comes again', () => {
  const Card = vi.fn(() => <b>चिया &amp; tea</b>)
  expect(list(Card, 'tea')).toBe(plain('चिया &amp; tea'))
  const Other = vi.fn(() => <b>momo</b>)
  expect(list(Other, 'momo', 'tea')).toBe(plain('momo', 'चिया &amp; tea'))
  expect(Card).toHaveBeenCalledTimes(1)
  expect(Other).toHaveBeenCalledTimes(1)
})

it('is not misled by words that look like its mark', () => {
  const title = ' data-fragment="0"><!--fragment 0-->'
  expect(list(() => <b title={title}>{title}</b>, 'sly')).toBe(list(() => <i>never</i>, 'sly'))
})

it('lets go of what has not come for long', () => {
  const Card = vi.fn(() => <b>old</b>)
  list(Card, 'old')
  const long = 'चिया '.repeat(100_000)
  for (let at = 0; at < 20; at += 1) list(() => <b>{long}</b>, `new ${at}`)
  list(Card, 'old')
  expect(Card).toHaveBeenCalledTimes(2)
})

it('may be any element that holds none of its kind', () => {
  const Fields = vi.fn(() => <b>tea</b>)
  const page = () => written(() => <form {...cachedFragment(['fields'], <Fields />)} action="/products/" />)
  expect(page()).toBe('<form action="/products/"><b>tea</b></form>')
  expect(page()).toBe('<form action="/products/"><b>tea</b></form>')
  expect(Fields).toHaveBeenCalledTimes(1)
})

it('is not kept while something in it is still to come', () => {
  const Late = lazy(() => new Promise<never>(() => {}))
  const waiting = () => (
    <Suspense>
      <Late />
    </Suspense>
  )
  expect(list(waiting, 'late')).not.toContain('tea')
  expect(list(() => <b>tea</b>, 'late')).toBe(plain('tea'))
})

it('is written as it is where a page is streamed', () => {
  const page = () => renderToString(<p {...cachedFragment(['streamed'], 'tea')} />)
  expect([page(), page()]).toEqual(['<p>tea</p>', '<p>tea</p>'])
})
