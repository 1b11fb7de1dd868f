import { afterEach, expect, it } from 'vitest'
import { createClient } from './client.ts'

const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!
afterEach(() => {
  Reflect.defineProperty(URLSearchParams.prototype, 'size', size)
})

it('a call keeps what it asks for where an address does not know its size, as in Chrome 109', async () => {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  const asked: string[] = []
  const call = createClient({
    baseUrl: () => '/api',
    accessToken: () => undefined,
    fetch: async (url) => {
      asked.push(String(url))
      return Response.json({ success: true, data: null })
    },
  })
  await call('GET /products', { query: { category: 'clothing' } }).catch(() => {})
  await call('GET /products', {}).catch(() => {})
  expect(asked).toEqual(['/api/products?category=clothing', '/api/products'])
})
