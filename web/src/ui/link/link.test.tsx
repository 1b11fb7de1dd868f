import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link as RouterLink,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Link } from './link.tsx'

const rootRoute = createRootRoute()
const paths = ['/', '/products/', '/products/$productId', '/about']
const router = createRouter({
  routeTree: rootRoute.addChildren(
    paths.map((path) => createRoute({ getParentRoute: () => rootRoute, path })),
  ),
  history: createMemoryHistory({ initialEntries: ['/products/?deals=true'] }),
  trailingSlash: 'preserve',
  isServer: true,
})

const render = (Part: unknown, props: object) => {
  const AnyLink = Part as ComponentType<ComponentProps<'a'>>
  const link = (
    <AnyLink className="link" {...props}>
      there
    </AnyLink>
  )
  return renderToStaticMarkup(<RouterContextProvider router={router as never}>{link}</RouterContextProvider>)
}

it.each([
  { to: '/about' },
  { to: '/about', search: { topic: 'sell', page: 2, open: true, empty: undefined, number: '7' } },
  { to: '/about', search: { text: 'चिया & tea' } },
  { to: '/about', hash: 'team' },
  { to: '/about', resetScroll: false, replace: true },
  { to: '/about', viewTransition: true, onClick: () => {} },
  { to: '/products/$productId', params: { productId: 'red-shawl-1' } },
  { to: '/products/$productId', params: { productId: 'a b/c?d' } },
  { to: '/products/', search: { deals: true } },
  { to: '/products/', activeOptions: { exact: true } },
  { to: '/' },
  { to: '.', search: { deals: true } },
])('the server writes the link that the browser will hydrate: %o', (props) => {
  expect(render(Link, props)).toBe(render(RouterLink, props))
})
