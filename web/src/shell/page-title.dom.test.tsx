import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { messages as english } from '#messages/en.ts'
import { messages as nepali } from '#messages/ne.ts'

/** The files of the shop's pages; the others are frames around them, or windows for developers. */
const files = import.meta.glob<{ Route: AnyRoute }>(
  ['../routes/**/*.tsx', '!**/{__root,_default,_main,_frame,route,gallery}.tsx'],
  { eager: true },
)

it.each([
  ['English', english],
  ['Nepali', nepali],
])('every page has a title in %s, or is named after what it shows', (_, messages) => {
  const untitled = Object.entries(files).filter(([, { Route }]) => {
    const { staticData } = Route.options
    return !staticData?.namesItself && !staticData?.title?.(messages as never)
  })
  // The home page is called like the site.
  expect(untitled.map(([file]) => file)).toEqual(['../routes/_default/index.tsx'])
})
