import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import type { RouterContext } from '#api/router-context.ts'
import { load as loadService } from '#domains/services/service-page.tsx'
import { fakeApi } from '#ui/testing/render-app.tsx'
import { load as loadProduct } from './product-page.tsx'

const none = async () => ({ data: { items: [], total: 0 } })
const { call } = fakeApi({
  'GET /products/:productId': async () => ({ data: { id: 'new-name-7', pictures: [] } }),
  'GET /products/:productId/reviews': none,
  'GET /products/:productId/questions': none,
  'GET /services/:serviceId': async () => ({ data: { id: 'new-name-7' } }),
  'GET /services/:serviceId/reviews': none,
})
const context = { queryClient: new QueryClient(), call } as unknown as RouterContext

const thrownBy = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options : thrown),
  )

it('an address with a former name of a product leads to the present one for good, with what stands behind it', async () => {
  const asked = { productId: 'old-name-7', address: { variant: 12 } }
  expect(await thrownBy(loadProduct(context, asked, false))).toMatchObject({
    to: '/products/$productId',
    params: { productId: 'new-name-7' },
    search: { variant: 12 },
    statusCode: 301,
  })
  expect(
    await thrownBy(loadProduct(context, { productId: 'new-name-7', address: {} }, false)),
  ).toBeUndefined()
})

it('so does one of a service', async () => {
  expect(await thrownBy(loadService(context, { serviceId: 'old-name-7', address: {} }, false))).toMatchObject(
    {
      to: '/services/$serviceId',
      params: { serviceId: 'new-name-7' },
      statusCode: 301,
    },
  )
  expect(
    await thrownBy(loadService(context, { serviceId: 'new-name-7', address: {} }, false)),
  ).toBeUndefined()
})
